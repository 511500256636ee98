import { pageAt, type Device, type PageName } from '#core';
import type { FirstView } from '../ground/first-view';
import type { Services } from '../ground/services';
import { pathOf } from '../stores/history/url-parts';
import { SCREENS } from './screens';

/** What is needed before the page of an address can be drawn in one go. */
export interface FirstPage {
  /** Fetches the code; tells the modules that it is in, as the build's list of files names them. */
  readonly ready: (device: Device) => Promise<readonly string[]>;
  /**
   * Asks what the page shows, keeps it for the first drawing and fetches the code that it needs as well;
   * tells the modules of that. Rejects where that fails.
   */
  readonly ask: (services: Services) => Promise<readonly string[]>;
  /** Resolves once what people come to the page for is shown. */
  readonly shown: (services: Services) => Promise<void>;
}

/** The page at an address: the server draws it, and the browser takes it over. */
export function firstPage(url: string): FirstPage {
  const found = pageAt(pathOf(url));
  const views = found === null ? [SCREENS.other] : viewsOf(found.name);
  return {
    ready: async (device) =>
      (await Promise.all(views.map((view) => view.ready(device, url)))).flat(),
    ask: async (services) =>
      (await Promise.all(views.map((view) => view.ask(services, found?.params ?? {})))).flat(),
    shown: async (services) => {
      await Promise.all(views.map((view) => view.shown(services)));
    },
  };
}

function viewsOf(name: PageName): readonly FirstView[] {
  switch (name) {
    case 'map':
    case 'house':
      return [SCREENS.mapLayout, SCREENS[name]];
    case 'deal':
    case 'direct':
    case 'directDetail':
      return [SCREENS.dealsLayout, SCREENS[name]];
    case 'mate':
    case 'mateDetail':
      return [SCREENS.matesLayout, SCREENS[name]];
    default:
      return [name in SCREENS ? SCREENS[name as keyof typeof SCREENS] : SCREENS.other];
  }
}
