import { popupTable } from '../../ui/popups/popup-table';
import type { AppPopups } from '../../ui/stores/popups/app-popups';
import { askForLogin } from '../../ui/stores/ask-for-login';
import { AreaUnitStore } from '../../ui/stores/area-unit-store';
import { BookmarkStore } from '../../ui/stores/zzim/bookmark-store';
import { ChatStore } from '../../ui/stores/chat/chat-store';
import { CommunityStore } from '../../ui/stores/community/community-store';
import { CompareStore } from '../../ui/stores/zzim/compare-store';
import { HistoryStack } from '../../ui/stores/history/history-stack';
import { pathOf } from '../../ui/stores/history/url-parts';
import { InstallStore } from '../../ui/stores/install-store';
import { LaterPart } from '../../ui/stores/later-part';
import { LoadingStore } from '../../ui/stores/loading-store';
import { NoticeAlarmStore } from '../../ui/stores/notices/notice-alarm-store';
import { NotificationStore } from '../../ui/stores/notifications/notification-store';
import { PersonStore } from '../../ui/stores/notices/person-store';
import { OfflineStore } from '../../ui/stores/offline-store';
import { PopupStore } from '../../ui/stores/popups/popup-store';
import { RecentStore } from '../../ui/stores/zzim/recent-store';
import { PushToastStore } from '../../ui/stores/push-toasts/push-toast-store';
import { ScrollLock } from '../../ui/stores/scroll-lock';
import { SessionStore } from '../../ui/stores/session-store';
import { ThemeStore } from '../../ui/stores/theme-store';
import { ToastStore } from '../../ui/stores/toast-store';
import { TypedHere } from '../../ui/stores/typed-here';
import { OutboxStore } from '../../ui/stores/outbox/outbox-store';
import { ListsHere } from '../../ui/stores/zzim/lists-here';
import { ZzimStore } from '../../ui/stores/zzim/zzim-store';
import { TOKEN } from '../tokens';
import { tellHere } from '../window/tell-here';
import { wiring, type Get } from '../wiring';

/** Whose session it is; null for a visitor. */
const memberOf = (get: Get) => (): string | null => {
  const { session, isLogin } = get(TOKEN.sessionStore);
  return isLogin ? String(session.ID) : null;
};

const loadPushToasts = async () => {
  const [{ PushToastBoard }, { PushToasts }] = await Promise.all([
    import('../../ui/stores/push-toasts/push-toast-board'),
    import('../../ui/frame/PushToasts'),
  ]);
  return { board: new PushToastBoard(), View: PushToasts };
};

const loadChecklists = async (get: Get) => {
  const { checklistsOf } = await import('../later/checklists-of');
  return checklistsOf(get, memberOf(get));
};

/** The stores that live as long as the app, the same in every profile. */
export const stores = wiring((bind) => {
  bind(
    TOKEN.history,
    (get) => new HistoryStack(get(TOKEN.pageHistory), get(TOKEN.perTab), get(TOKEN.random)),
  );
  bind(TOKEN.popups, (get) => new PopupStore<AppPopups>(popupTable, get(TOKEN.history)));
  bind(TOKEN.toasts, () => new ToastStore());
  bind(TOKEN.loading, () => new LoadingStore());
  bind(TOKEN.pushToasts, () => new PushToastStore(loadPushToasts));
  bind(TOKEN.scrollLock, (get) => new ScrollLock(get(TOKEN.lockScroll)));
  bind(
    TOKEN.theme,
    (get) => new ThemeStore(get(TOKEN.themePage), get(TOKEN.local), get(TOKEN.listenToStorage)),
  );
  bind(
    TOKEN.sessionStore,
    (get) =>
      new SessionStore({
        source: get(TOKEN.session),
        signIn: get(TOKEN.signIn),
        tokens: get(TOKEN.tokens),
        storage: get(TOKEN.local),
        listen: get(TOKEN.listenToStorage),
        windows: get(TOKEN.windows),
        typed: new TypedHere(get(TOKEN.local), get(TOKEN.perTab), (key) => {
          tellHere(window)(key);
        }),
        askForLogin: () => {
          void askForLogin({
            popups: get(TOKEN.popups),
            history: get(TOKEN.history),
            native: get(TOKEN.native),
            windows: get(TOKEN.windows),
          });
        },
        zzim: get(TOKEN.zzim),
      }),
  );
  bind(
    TOKEN.push,
    (get) =>
      new LaterPart(async () => {
        const { PushStore } = await import('../../ui/stores/push-store');
        const store = new PushStore({
          local: get(TOKEN.local),
          member: memberOf(get),
          subscriber: get(TOKEN.pushSubscriber),
        });
        store.start();
        return store;
      }),
  );
  bind(
    TOKEN.notificationStore,
    (get) =>
      new NotificationStore({
        inbox: get(TOKEN.inbox),
        live: get(TOKEN.liveInbox),
        member: memberOf(get),
        turns: () => get(TOKEN.communityStore).turns,
        clock: get(TOKEN.clock),
        online: get(TOKEN.pageOnline),
        sight: get(TOKEN.pageSight),
        toasts: get(TOKEN.pushToasts),
        open: (path) => {
          get(TOKEN.history).push(path);
        },
        isSeenAt: (path) =>
          pathOf(get(TOKEN.history).current.url) === path && get(TOKEN.pageSight).isSeen(),
      }),
  );
  bind(
    TOKEN.chatStore,
    (get) =>
      new ChatStore({
        chats: get(TOKEN.chats),
        live: get(TOKEN.liveChats),
        member: memberOf(get),
        turns: () => get(TOKEN.communityStore).turns,
        clock: get(TOKEN.clock),
        random: get(TOKEN.random),
        local: get(TOKEN.local),
        online: get(TOKEN.pageOnline),
        hasNetwork: get(TOKEN.hasNetwork),
        sight: get(TOKEN.pageSight),
      }),
  );
  bind(
    TOKEN.outboxStore,
    (get) =>
      new OutboxStore({
        member: memberOf(get),
        online: get(TOKEN.pageOnline),
        load: async () => {
          const { outboxOf } = await import('../later/outbox-of');
          return outboxOf(window, {
            storage: get(TOKEN.local),
            listen: get(TOKEN.listenToStorage),
            online: get(TOKEN.pageOnline),
            hasNetwork: get(TOKEN.hasNetwork),
            sight: get(TOKEN.pageSight),
            clock: get(TOKEN.clock),
            random: get(TOKEN.random),
            quiet: get(TOKEN.quietWrites),
            lists: get(TOKEN.keptLists),
            written: (post) => {
              get(TOKEN.communityStore).written(post);
            },
          });
        },
      }),
  );
  bind(TOKEN.keptLists, (get) => new ListsHere(get(TOKEN.local)));
  bind(
    TOKEN.recents,
    (get) => new RecentStore(get(TOKEN.keptLists), get(TOKEN.clock), get(TOKEN.listenToStorage)),
  );
  bind(
    TOKEN.zzim,
    (get) => new ZzimStore(get(TOKEN.keptLists), get(TOKEN.clock), get(TOKEN.listenToStorage)),
  );
  bind(TOKEN.checklistStore, (get) => new LaterPart(() => loadChecklists(get)));
  bind(
    TOKEN.bookmarks,
    (get) => new BookmarkStore(get(TOKEN.keptLists), get(TOKEN.clock), get(TOKEN.listenToStorage)),
  );
  bind(
    TOKEN.communityStore,
    (get) => new CommunityStore(get(TOKEN.local), get(TOKEN.listenToStorage)),
  );
  bind(
    TOKEN.noticeAlarmStore,
    (get) =>
      new NoticeAlarmStore({
        storage: get(TOKEN.local),
        clock: get(TOKEN.clock),
        listen: get(TOKEN.listenToStorage),
        sight: get(TOKEN.pageSight),
        online: get(TOKEN.pageOnline),
        history: get(TOKEN.history),
        pushToasts: get(TOKEN.pushToasts),
        server: get(TOKEN.alarms),
        byItself: get(TOKEN.alarmsByItself),
        member: memberOf(get),
      }),
  );
  bind(
    TOKEN.person,
    (get) =>
      new PersonStore({
        storage: get(TOKEN.local),
        listen: get(TOKEN.listenToStorage),
        account: get(TOKEN.myConditions),
        byItself: get(TOKEN.conditionsByItself),
        areas: get(TOKEN.areas),
        member: memberOf(get),
      }),
  );
  bind(TOKEN.compare, (get) => new CompareStore(get(TOKEN.perTab), get(TOKEN.listenToStorage)));
  bind(
    TOKEN.install,
    (get) =>
      new InstallStore({
        local: get(TOKEN.local),
        clock: get(TOKEN.clock),
        listen: get(TOKEN.listenToStorage),
      }),
  );
  bind(TOKEN.offline, () => new OfflineStore());
  bind(TOKEN.areaUnit, (get) => new AreaUnitStore(get(TOKEN.local), get(TOKEN.listenToStorage)));
});
