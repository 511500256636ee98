import type { ContainerModule } from 'inversify';
import type { Carrier } from '../../adapters/http/client/call';
import { MemoryClipboard } from '../../adapters/memory/memory-clipboard';
import { MemoryClock } from '../../adapters/memory/memory-clock';
import { MemoryKeptChecklists } from '../../adapters/memory/memory-kept-checklists';
import { MemoryMapProvider } from '../../adapters/memory/memory-map-provider';
import { MemoryPushSubscriber } from '../../adapters/memory/memory-push-subscriber';
import { MemoryOfflineKeeper } from '../../adapters/memory/memory-offline-keeper';
import { MemoryRandom } from '../../adapters/memory/memory-random';
import { MemorySharing } from '../../adapters/memory/memory-sharing';
import { MemorySocialLogin } from '../../adapters/memory/memory-social-login';
import { MemoryStorage } from '../../adapters/memory/memory-storage';
import { NoBridge } from '../../adapters/native/no-bridge';
import { NoAddressPicker } from '../../adapters/postcode/no-address-picker';
import { NoCertification } from '../../adapters/social/no-certification';
import { BrowserGeolocation } from '../../adapters/system/browser-geolocation';
import type { Device } from '#core';
import type { ClientEnv } from '../../ui/ground/services';
import { http } from '../modules/http';
import { noShellStores } from '../modules/no-shell-stores';
import { stores } from '../modules/stores';
import { stillPage } from '../still-page';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

/** A visitor's look at a page, of whom nothing is known but the browser. */
export interface Look {
  /** Path, query. */
  readonly url: string;
  readonly device: Device;
  /** ms since 1970. */
  readonly now: number;
}

/** The product as a server draws its pages: at one moment, keeping nothing, for nobody in particular. */
export const serverProfile = (look: Look, env: ClientEnv, carrier: Carrier): ContainerModule[] => [
  http(() => carrier),
  stores,
  noShellStores,
  wiring((bind) => {
    const nothing = () => () => undefined;
    bind(TOKEN.env, () => env);
    bind(TOKEN.clock, () => new MemoryClock(look.now));
    bind(TOKEN.random, () => new MemoryRandom());
    bind(TOKEN.local, () => new MemoryStorage());
    bind(TOKEN.perTab, () => new MemoryStorage());
    bind(TOKEN.loadKeptChecklists, () => () => Promise.resolve(new MemoryKeptChecklists()));
    bind(TOKEN.listenToStorage, () => nothing);
    bind(TOKEN.pageHistory, () => stillPage(look.url));
    bind(TOKEN.pageSight, () => ({ isSeen: () => false, listen: nothing }));
    bind(TOKEN.pageOnline, () => nothing);
    bind(TOKEN.hasNetwork, () => () => true);
    bind(TOKEN.themePage, () => ({
      systemIsDark: () => false,
      onSystemChange: nothing,
      paint: () => undefined,
    }));
    bind(TOKEN.lockScroll, () => () => undefined);
    bind(TOKEN.windows, () => ({
      hasOpener: () => false,
      hasReferrer: () => false,
      tellOpener: () => undefined,
      listen: nothing,
      close: () => undefined,
    }));
    bind(TOKEN.native, () => new NoBridge());
    bind(TOKEN.device, () => look.device);
    bind(TOKEN.socialLogin, () => new MemorySocialLogin());
    bind(TOKEN.addressPicker, () => new NoAddressPicker());
    bind(TOKEN.certification, () => new NoCertification());
    bind(TOKEN.appLink, () => ({ open: () => Promise.resolve('no-app') }));
    bind(TOKEN.sharing, () => new MemorySharing());
    bind(TOKEN.maps, () => new MemoryMapProvider());
    bind(TOKEN.geolocation, () => new BrowserGeolocation(null));
    bind(TOKEN.pushSubscriber, () => new MemoryPushSubscriber('unable'));
    bind(TOKEN.offlineKeeper, () => new MemoryOfflineKeeper());
    bind(TOKEN.clipboard, () => new MemoryClipboard());
  }),
];
