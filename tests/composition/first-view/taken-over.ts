import { onTestFinished, vi } from 'vitest';
import { AppError } from '#core';
import type { Answer, Carried, Carrier } from '../../../src/adapters/http/client/call';
import { addressOf } from '../../../src/adapters/http/client/call';
import { MemoryMapProvider } from '../../../src/adapters/memory/memory-map-provider';
import { readBroughtPage, type BroughtPage } from '../../../src/composition/brought-page';
import { parseEnv } from '../../../src/composition/parse-env';
import { browserProfile } from '../../../src/composition/profiles/browser';
import { servicesOf } from '../../../src/composition/services';
import { takeOver } from '../../../src/composition/take-over';
import { TakenOver } from '../../../src/composition/taken-over';
import { containerOf } from '../../../src/composition/wiring';
import type { Services } from '../../../src/ui/ground/services';
import { complaintsOf } from './complaints';
import { ENV } from './drawn';
import { fillDevice } from './known-device';
import { turns } from './turns';
import { inBrowser, type DrawnKind } from './worlds';

/** A page that is taken over, and who looks at it. */
interface Looked {
  readonly url: string;
  readonly kind: DrawnKind;
  /** Whether the network is away; otherwise it never answers. */
  readonly isOffline?: boolean;
  /** Changes the app's services, for a test of what is noticed. */
  readonly change?: (services: Services) => Partial<Services>;
}

interface TakenPage {
  /** #root as it was sent, and as it was at the end of the first drawing, before any effect. */
  readonly sent: string;
  readonly atOnce: string;
  /** What went to the network, by its address, in their order. */
  readonly asked: readonly string[];
  /** The same while the page was taken over. */
  readonly askedAtOnce: readonly string[];
  /** #root once every press was heard. */
  readonly after: string;
  /** What React, or a view, said of it. */
  readonly complaints: readonly string[];
  readonly brought: BroughtPage;
}

/** What was brought along, watched from outside: when the first drawing ended, and what was asked. */
class WatchedPage extends TakenOver {
  readonly asked: string[] = [];
  /** #root at the end of the first drawing, and how much was asked until then. */
  ended: { readonly html: string; readonly asked: number } | null = null;

  constructor(
    page: BroughtPage,
    private readonly root: HTMLElement,
    private readonly isOffline: boolean,
  ) {
    super(page);
  }

  override carrier(): Carrier {
    return super.carrier({
      carry: ({ call }: Carried): Promise<Answer> => {
        this.asked.push(addressOf(call));
        return this.isOffline
          ? Promise.reject(new AppError('offline'))
          : new Promise(() => undefined);
      },
    });
  }

  override end(free?: Promise<void>): void {
    this.ended ??= { html: this.root.innerHTML, asked: this.asked.length };
    super.end(free);
  }
}

/** Resolves when all presses in the page are heard. */
const attachedTo = (page: Document): Promise<unknown> =>
  new Promise((done) => {
    page.addEventListener('hankan:attached', done, { once: true });
  });

/** Other tests of this window find it as it was. */
function forget(): void {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  const { documentElement: html } = document;
  for (const name of Object.keys(html.dataset)) Reflect.deleteProperty(html.dataset, name);
}

/** Takes over a page, sent as this text, in a browser that keeps much of its reader. */
export async function takenOver(
  html: string,
  { url, kind, isOffline = false, change = () => ({}) }: Looked,
): Promise<TakenPage> {
  onTestFinished(forget);
  const sentPage = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...sentPage.body.childNodes);
  window.history.replaceState(null, '', url);
  fillDevice();
  const root = document.getElementById('root');
  const page = readBroughtPage(document);
  if (root === null || page === null) throw new Error('No such page is ever sent.');
  const sent = root.innerHTML;
  const brought = new WatchedPage(page, root, isOffline);

  const { made: after, complaints } = await complaintsOf(() =>
    inBrowser(kind, async () => {
      vi.stubGlobal('fetch', (address: string) => {
        brought.asked.push(address);
        return new Promise(() => undefined);
      });
      const env = parseEnv(ENV, window.location.origin);
      const made = servicesOf(containerOf(browserProfile(window, env, { brought })));
      const services = { ...made, maps: new MemoryMapProvider(), ...change(made) };
      const attached = attachedTo(document);
      const leave = await takeOver(window, root, { services, brought });
      await attached;
      await turns();
      const shown = root.innerHTML;
      leave();
      await turns();
      return shown;
    }),
  );
  const { asked, ended } = brought;
  return {
    sent,
    atOnce: ended?.html ?? '',
    asked,
    askedAtOnce: asked.slice(0, ended?.asked),
    after,
    complaints,
    brought: page,
  };
}
