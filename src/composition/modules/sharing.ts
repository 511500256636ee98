import { BrowserSharing } from '../../adapters/social/browser-sharing';
import { sheetOf } from '../../adapters/social/share-sheet';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

/** The ways to hand a page on; Kakao's only where we have an app there. */
export const sharing = (view: Window) =>
  wiring((bind) => {
    bind(TOKEN.sharing, (get) => {
      const { kakaoKey } = get(TOKEN.env);
      return new BrowserSharing({
        view,
        sheet: sheetOf(get(TOKEN.native), view.navigator),
        isPhone: get(TOKEN.device).kind !== 'pc',
        loadKakao:
          kakaoKey === null
            ? null
            : async () => {
                const { kakaoShareLoader } = await import('../../adapters/social/kakao-share');
                return kakaoShareLoader(view, kakaoKey)();
              },
        leave: (url) => {
          view.location.assign(url);
        },
      });
    });
  });
