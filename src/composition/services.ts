import type { Services, Stores } from '../ui/ground/services';
import { TOKEN } from './tokens';
import type { Get } from './wiring';

/** Fills what the views may reach; a service that is missing here does not compile. */
export function servicesOf(get: Get): Services {
  return {
    houses: get(TOKEN.houses),
    ahead: get(TOKEN.ahead),
    places: get(TOKEN.places),
    dongs: get(TOKEN.dongs),
    codes: get(TOKEN.codes),
    inventories: get(TOKEN.inventories),
    session: get(TOKEN.session),
    signIn: get(TOKEN.signIn),
    socialLogin: get(TOKEN.socialLogin),
    certification: get(TOKEN.certification),
    notifications: get(TOKEN.notifications),
    items: get(TOKEN.items),
    installLinks: get(TOKEN.installLinks),
    reports: get(TOKEN.reports),
    native: get(TOKEN.native),
    device: get(TOKEN.device),
    windows: get(TOKEN.windows),
    appLink: get(TOKEN.appLink),
    sharing: get(TOKEN.sharing),
    maps: get(TOKEN.maps),
    nearby: get(TOKEN.nearby),
    geolocation: get(TOKEN.geolocation),
    clipboard: get(TOKEN.clipboard),
    clock: get(TOKEN.clock),
    random: get(TOKEN.random),
    local: get(TOKEN.local),
    perTab: get(TOKEN.perTab),
    env: get(TOKEN.env),
    stores: {
      history: get(TOKEN.history),
      popups: get(TOKEN.popups),
      toasts: get(TOKEN.toasts),
      loading: get(TOKEN.loading),
      scrollLock: get(TOKEN.scrollLock),
      pushToasts: get(TOKEN.pushToasts),
      theme: get(TOKEN.theme),
      session: get(TOKEN.sessionStore),
      deepLinks: get(TOKEN.deepLinks),
      version: get(TOKEN.version),
      recents: get(TOKEN.recents),
      zzim: get(TOKEN.zzim),
      compare: get(TOKEN.compare),
      areaUnit: get(TOKEN.areaUnit),
      install: get(TOKEN.install),
    },
  };
}

/**
 * Starts the stores that listen to the world, before the first drawing. Returns a function that
 * stops them.
 */
export function startStores(stores: Stores): () => void {
  const { history, popups, session, deepLinks, version, ...others } = stores;
  const { theme, recents, zzim, compare, areaUnit, install } = others;
  const kept = [theme, recents, zzim, compare, areaUnit, install];
  // The address first: everything behind it may change it.
  const started = [history, popups, ...kept, session, deepLinks, version];
  for (const store of started) store.start();
  return () => {
    for (const store of started.toReversed()) store.stop();
  };
}
