import { AppVersionStore } from '../../ui/stores/app-version-store';
import { DeepLinkStore } from '../../ui/stores/deep-link-store';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

/** What a shell opens, and how old it is. */
export const shellStores = wiring((bind) => {
  bind(TOKEN.deepLinks, (get) => {
    const { siteUrl, app } = get(TOKEN.env);
    return new DeepLinkStore({
      history: get(TOKEN.history),
      toasts: get(TOKEN.toasts),
      pushToasts: get(TOKEN.pushToasts),
      native: get(TOKEN.native),
      notifications: get(TOKEN.notifications),
      items: get(TOKEN.items),
      perTab: get(TOKEN.perTab),
      home: { siteUrl, scheme: app.scheme },
      tellGone: () => {
        void get(TOKEN.popups).ask('alert', { message: '삭제된 게시물입니다.' });
      },
    });
  });
  bind(
    TOKEN.version,
    (get) =>
      new AppVersionStore(get(TOKEN.native), get(TOKEN.history), get(TOKEN.env).app.minVersion),
  );
});
