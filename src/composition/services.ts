import type { NoticeSummary } from '#core';
import type { Services, Stores } from '../ui/ground/services';
import type { LaterPart } from '../ui/stores/later-part';
import { heardNotices, heardSearch } from './heard-notices';
import { TOKEN } from './tokens';
import type { Get } from './wiring';

/** Fills what the views may reach; a service that is missing here does not compile. */
export function servicesOf(get: Get): Services {
  const hear = (notices: readonly NoticeSummary[]) => {
    get(TOKEN.noticeAlarmStore).learn(notices);
  };
  return {
    houses: get(TOKEN.houses),
    ahead: get(TOKEN.ahead),
    notices: heardNotices(get(TOKEN.notices), hear),
    noticeFiles: get(TOKEN.noticeFiles),
    alarms: get(TOKEN.alarms),
    pushAlarms: get(TOKEN.pushAlarms),
    pushSubscriber: get(TOKEN.pushSubscriber),
    myConditions: get(TOKEN.myConditions),
    calendar: get(TOKEN.calendar),
    pictures: get(TOKEN.pictures),
    posts: get(TOKEN.posts),
    comments: get(TOKEN.comments),
    blocks: get(TOKEN.blocks),
    directs: get(TOKEN.directs),
    ownDeals: get(TOKEN.ownDeals),
    checklists: get(TOKEN.checklists),
    checklistViews: get(TOKEN.checklistViews),
    dealAlarms: get(TOKEN.dealAlarms),
    dealInquiries: get(TOKEN.dealInquiries),
    usualPrices: get(TOKEN.usualPrices),
    chats: get(TOKEN.chats),
    collections: get(TOKEN.collections),
    liveCollections: get(TOKEN.liveCollections),
    visitFiles: get(TOKEN.visitFiles),
    mates: get(TOKEN.mates),
    mateRequests: get(TOKEN.mateRequests),
    search: heardSearch(get(TOKEN.search), hear),
    places: get(TOKEN.places),
    addresses: get(TOKEN.addresses),
    addressPicker: get(TOKEN.addressPicker),
    areas: get(TOKEN.areas),
    contents: get(TOKEN.contents),
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
    appeals: get(TOKEN.appeals),
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
    listenToStorage: get(TOKEN.listenToStorage),
    keptLists: get(TOKEN.keptLists),
    online: get(TOKEN.pageOnline),
    offlineKeeper: get(TOKEN.offlineKeeper),
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
      push: get(TOKEN.push),
      session: get(TOKEN.sessionStore),
      deepLinks: get(TOKEN.deepLinks),
      version: get(TOKEN.version),
      recents: get(TOKEN.recents),
      notifications: get(TOKEN.notificationStore),
      chats: get(TOKEN.chatStore),
      outbox: get(TOKEN.outboxStore),
      zzim: get(TOKEN.zzim),
      checklists: get(TOKEN.checklistStore),
      bookmarks: get(TOKEN.bookmarks),
      community: get(TOKEN.communityStore),
      noticeAlarms: get(TOKEN.noticeAlarmStore),
      person: get(TOKEN.person),
      compare: get(TOKEN.compare),
      areaUnit: get(TOKEN.areaUnit),
      install: get(TOKEN.install),
      offline: get(TOKEN.offline),
    },
  };
}

/**
 * Starts the stores that listen to the world, before the first drawing. Returns a function that
 * stops them.
 */
export function startStores(stores: Stores): () => void {
  const stops = [startAddress(stores), startOthers(stores)];
  return () => {
    for (const stop of stops.toReversed()) stop();
  };
}

/** Those that say which page this is, before anything of it is drawn. */
export const startAddress = ({ history, popups }: Stores): (() => void) =>
  // The address first: everything behind it may change it.
  startAll([history, popups]);

/**
 * Those that know what is on this device and who is there: a page that the server drew knows neither,
 * and is taken over before.
 */
export function startOthers(stores: Stores): () => void {
  const { session, deepLinks, version, theme, recents, zzim, bookmarks, person } = stores;
  const { noticeAlarms, compare, areaUnit, install } = stores;
  const { notifications, chats, outbox, community } = stores;
  const fetched = (part: LaterPart<{ readonly stop: () => void }>) => ({
    start: () => undefined,
    stop: () => part.made?.stop(),
  });
  const [push, checklists] = [fetched(stores.push), fetched(stores.checklists)];
  const lists = [recents, zzim, bookmarks, noticeAlarms, community];
  const ofDevice = [theme, ...lists, compare, areaUnit, install];
  // What an account keeps stays for its member alone: who is there is known before.
  const ofMember = [session, person, push, notifications, chats, outbox, checklists];
  return startAll([...ofDevice, ...ofMember, deepLinks, version]);
}

type Started = Pick<Stores['deepLinks'], 'start' | 'stop'>;

function startAll(stores: readonly Started[]): () => void {
  for (const store of stores) store.start();
  return () => {
    for (const store of stores.toReversed()) store.stop();
  };
}
