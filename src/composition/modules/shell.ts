import type { nativeBridgeOf } from '../../adapters/native/native-bridge-of';
import { NoBridge } from '../../adapters/native/no-bridge';
import { NoCertification } from '../../adapters/social/no-certification';
import { later } from '../../adapters/system/later';
import { deviceOf } from '#core';
import { PATH } from '../../ui/ground/paths';
import { laterAppLink } from '../later/later-app-link';
import { laterCertification } from '../later/later-certification';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

/** Finds the bridge of a shell; null in a plain browser, which does without its code. */
export type FindBridge = typeof nativeBridgeOf | null;

/** What is around the page: an Android or iOS shell by its bridge, otherwise a plain browser. */
export const shell = (view: Window, findBridge: FindBridge) => {
  const leave = (url: string) => {
    view.location.assign(url);
  };
  return wiring((bind) => {
    bind(TOKEN.native, (get) => findBridge?.(view, get(TOKEN.random)) ?? new NoBridge());
    bind(TOKEN.device, (get) => {
      const { userAgent, maxTouchPoints } = view.navigator;
      return deviceOf({ shell: get(TOKEN.native).shell, userAgent, maxTouchPoints });
    });
    bind(TOKEN.socialLogin, (get) =>
      later(async () => {
        const { socialLoginOf } = await import('../../adapters/social/social-login-of');
        return socialLoginOf(get(TOKEN.native), get(TOKEN.signIn), leave);
      }),
    );
    bind(TOKEN.certification, (get) => {
      const { certification } = get(TOKEN.env);
      if (certification === null) return new NoCertification();
      return laterCertification(async () => {
        const { IamportWidget } = await import('../../adapters/social/iamport-widget');
        return new IamportWidget({ ...certification, view, perTab: get(TOKEN.perTab) });
      });
    });
    bind(TOKEN.appLink, (get) => {
      const { app, siteUrl } = get(TOKEN.env);
      return laterAppLink(async () => {
        const { BrowserAppLinkOpener } = await import('../../adapters/native/app-link-opener');
        return new BrowserAppLinkOpener({
          page: view.document,
          clock: get(TOKEN.clock),
          system: get(TOKEN.device).system,
          app,
          fallbackUrl: `${siteUrl}${PATH.appInstall}`,
          leave,
        });
      });
    });
  });
};
