import {
  APP_LINK_LIMIT_MS,
  appLink,
  appLinkOutcome,
  type AppAddress,
  type AppLinkOpener,
  type Clock,
  type Device,
} from '#core';

/** What the way into the app needs of the page that it begins on. */
export interface AppLinkSettings {
  readonly page: Document;
  readonly clock: Clock;
  readonly system: Device['system'];
  readonly app: AppAddress;
  /** Where Android goes by itself without the app; a path is one of this page's origin. */
  readonly fallbackUrl: string;
  /** Opens an address in place of this page. */
  readonly leave: (url: string) => void;
}

/** Calls the app by its link and watches whether the browser steps aside. */
export class BrowserAppLinkOpener implements AppLinkOpener {
  constructor(private readonly settings: AppLinkSettings) {}

  open(path: string): Promise<'opened' | 'no-app'> {
    const { page, clock, system, app, fallbackUrl, leave } = this.settings;
    const absolute = new URL(fallbackUrl, page.baseURI).href;
    const link = appLink(system, path, { ...app, fallbackUrl: absolute });
    if (link === null) return Promise.resolve('no-app');
    const began = clock.now();
    let wasHidden = false;
    const watch = () => {
      wasHidden ||= page.hidden;
    };
    page.addEventListener('visibilitychange', watch);
    return new Promise((resolve) => {
      setTimeout(() => {
        page.removeEventListener('visibilitychange', watch);
        const elapsed = clock.now() - began;
        resolve(appLinkOutcome({ elapsed, wasHidden: wasHidden || page.hidden }));
      }, APP_LINK_LIMIT_MS);
      leave(link);
    });
  }
}
