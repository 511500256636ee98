import type { Clock } from '#core';
import { BrowserClipboard } from '../../adapters/system/browser-clipboard';
import { BrowserGeolocation } from '../../adapters/system/browser-geolocation';
import { SystemClock } from '../../adapters/system/system-clock';
import { WebRandom } from '../../adapters/system/web-random';
import { WebStorage } from '../../adapters/storage/web-storage';
import { WindowHistory } from '../../ui/stores/history/page-history';
import { browserOtherWindows } from '../window/other-windows';
import { browserHasNetwork, browserPageOnline } from '../window/page-online';
import { browserPageSight } from '../window/page-sight';
import { browserThemePage } from '../theme-page';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

/** What a browser's window offers. */
export const browserWorld = (view: Window, clock: Clock = new SystemClock()) =>
  wiring((bind) => {
    bind(TOKEN.clock, () => clock);
    bind(TOKEN.random, () => new WebRandom());
    bind(TOKEN.local, () => new WebStorage(() => view.localStorage));
    bind(TOKEN.perTab, () => new WebStorage(() => view.sessionStorage));
    bind(TOKEN.loadKeptChecklists, () => async () => {
      const [{ IndexedChecklists }, { browserChecklists }] = await Promise.all([
        import('../../adapters/storage/checklists/indexed-checklists'),
        import('../window/browser-checklists'),
      ]);
      return new IndexedChecklists(browserChecklists(view));
    });
    bind(TOKEN.listenToStorage, () => (changed) => {
      const heard = (event: StorageEvent) => {
        changed(event.key);
      };
      // A page that waited in the browser's page cache heard nothing of other tabs meanwhile.
      const shownAgain = (event: PageTransitionEvent) => {
        if (event.persisted) changed(null);
      };
      view.addEventListener('storage', heard);
      view.addEventListener('pageshow', shownAgain);
      return () => {
        view.removeEventListener('storage', heard);
        view.removeEventListener('pageshow', shownAgain);
      };
    });
    bind(TOKEN.windows, () => browserOtherWindows(view));
    bind(TOKEN.geolocation, () => {
      // Absent on pages that are not secure, whatever the types say.
      const source = view.navigator.geolocation as Geolocation | undefined;
      return new BrowserGeolocation(source ?? null);
    });
    bind(TOKEN.clipboard, () => {
      const target = view.navigator.clipboard as globalThis.Clipboard | undefined;
      return new BrowserClipboard(target ?? null, view.document);
    });
    bind(TOKEN.pageHistory, () => new WindowHistory(view));
    bind(TOKEN.pageSight, () => browserPageSight(view));
    bind(TOKEN.pageOnline, () => browserPageOnline(view));
    bind(TOKEN.hasNetwork, () => browserHasNetwork(view));
    bind(TOKEN.themePage, () => browserThemePage(view));
    bind(TOKEN.lockScroll, () => (locked) => {
      const root = view.document.documentElement;
      if (locked) root.dataset['scrollLocked'] = view.innerWidth > root.clientWidth ? 'bar' : '';
      else delete root.dataset['scrollLocked'];
    });
  });
