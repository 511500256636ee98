import { createContext, useContext } from 'react';
import type {
  AddressPicker,
  AddressSearch,
  Appeals,
  AppLinkOpener,
  Areas,
  Blocks,
  CalendarSubscription,
  CertificationWidget,
  Chats,
  Clipboard,
  Clock,
  CodeLists,
  Collections,
  Comments,
  Contents,
  Checklists,
  ChecklistViews,
  DealAlarms,
  DealInquiries,
  Device,
  DirectDeals,
  DongLookup,
  Geolocation,
  HousesAhead,
  HouseSearch,
  InstallLinks,
  Inventories,
  ItemLookup,
  KeyValueStorage,
  LiveCollections,
  MapProvider,
  MateRequests,
  Mates,
  MyConditions,
  NativeBridge,
  NearbyPlaces,
  NoticeAlarms,
  NoticeFiles,
  NoticeSearch,
  Notifications,
  OfflineKeeper,
  OwnDeals,
  Pictures,
  PlaceSearch,
  Posts,
  Provider,
  PushAlarms,
  PushSubscriber,
  Random,
  Reports,
  Search,
  SessionSource,
  Sharing,
  SignIn,
  SocialLogin,
  UsualPrices,
  VisitFiles,
} from '#core';
import type { OutboxStore } from '../stores/outbox/outbox-store';
import type { AppPopups } from '../stores/popups/app-popups';
import type { AppVersionStore } from '../stores/app-version-store';
import type { AreaUnitStore } from '../stores/area-unit-store';
import type { ChatStore } from '../stores/chat/chat-store';
import type { BookmarkStore } from '../stores/zzim/bookmark-store';
import type { CommunityStore } from '../stores/community/community-store';
import type { ChecklistStore } from '../stores/checklists/checklist-store';
import type { LaterPart } from '../stores/later-part';
import type { CompareStore } from '../stores/zzim/compare-store';
import type { DeepLinkStore } from '../stores/deep-link-store';
import type { HistoryStack } from '../stores/history/history-stack';
import type { InstallStore } from '../stores/install-store';
import type { ListenToOnline } from '../stores/listen-to-online';
import type { ListenToStorage } from '../stores/listen-to-storage';
import type { LoadingStore } from '../stores/loading-store';
import type { NoticeAlarmStore } from '../stores/notices/notice-alarm-store';
import type { OfflineStore } from '../stores/offline-store';
import type { OtherWindows } from '../stores/other-windows';
import type { NotificationStore } from '../stores/notifications/notification-store';
import type { PersonStore } from '../stores/notices/person-store';
import type { PopupStore } from '../stores/popups/popup-store';
import type { RecentStore } from '../stores/zzim/recent-store';
import type { SessionStore } from '../stores/session-store';
import type { ScrollLock } from '../stores/scroll-lock';
import type { PushStore } from '../stores/push-store';
import type { PushToastStore } from '../stores/push-toasts/push-toast-store';
import type { ThemeStore } from '../stores/theme-store';
import type { ToastStore } from '../stores/toast-store';
import type { ListStorage } from '../stores/zzim/kept-list';
import type { ListsHere } from '../stores/zzim/lists-here';
import type { ZzimStore } from '../stores/zzim/zzim-store';

/** What the server says of itself in the page (`#hankan-env`). Addresses without a final slash. */
export interface ClientEnv {
  readonly environment: 'REAL' | 'TEST' | 'DEV' | 'LOCAL';
  /** '' is the page's own host. */
  readonly apiUrl: string;
  readonly imageUrl: string;
  readonly siteUrl: string;
  /** A MapLibre style of the operator's choice; null is the embedded base map. */
  readonly mapStyleUrl: string | null;
  /** JavaScript key of our Kakao app, for its maps and for sharing; null where there is none. */
  readonly kakaoKey: string | null;
  /** Client ID of Naver's maps; null where there is none. */
  readonly naverMapKey: string | null;
  /** What follows an access token in the Authorization header. */
  readonly tokenSuffix: string;
  /** Whether the server has a worker that keeps what is needed without a network. */
  readonly serviceWorker: boolean;
  /** Who can be asked to vouch for a person here. */
  readonly providers: readonly Provider[];
  /** The certification widget's script and our merchant code there; null where there is none. */
  readonly certification: { readonly merchant: string; readonly scriptUrl: string } | null;
  readonly app: AppEnv;
}

/** The app shells, as far as the site has to know them. */
export interface AppEnv {
  /** `hankan` of `hankan://place/1`. */
  readonly scheme: string;
  /** The package name in Google's store. */
  readonly androidPackage: string;
  readonly androidStoreUrl: string;
  readonly iosStoreUrl: string;
  /** An older shell has to be updated (spec/readings R22); null lets every one pass. */
  readonly minVersion: string | null;
}

/** Stores that live as long as the app; composition starts them before the first drawing. */
export interface Stores {
  readonly history: HistoryStack;
  readonly popups: PopupStore<AppPopups>;
  readonly toasts: ToastStore;
  readonly loading: LoadingStore;
  readonly scrollLock: ScrollLock;
  readonly theme: ThemeStore;
  readonly pushToasts: PushToastStore;
  /** Whose pushes come to this device; looked after once every press is heard. */
  readonly push: LaterPart<PushStore>;
  readonly session: SessionStore;
  /** In a plain browser nothing ever waits. */
  readonly deepLinks: Pick<DeepLinkStore, 'waiting' | 'start' | 'stop'>;
  /** In a plain browser there is none. */
  readonly version: Pick<
    AppVersionStore,
    'version' | 'needed' | 'hasAnswered' | 'isOld' | 'start' | 'stop'
  >;
  readonly recents: RecentStore;
  /** What a member was told. */
  readonly notifications: Pick<
    NotificationStore,
    'own' | 'lacking' | 'latest' | 'unread' | 'start' | 'stop' | 'retry' | 'watch' | 'press'
  >;
  /** A member's rooms of two. */
  readonly chats: Pick<ChatStore, 'own' | 'lacking' | 'unread' | 'start' | 'stop' | 'retry'>;
  /** What a member still has to send. */
  readonly outbox: Pick<
    OutboxStore,
    'own' | 'lists' | 'Chip' | 'lacking' | 'start' | 'stop' | 'retry' | 'press' | 'hear'
  >;
  readonly zzim: ZzimStore;
  /** What a person saw when viewing houses; fetched where it is shown. */
  readonly checklists: LaterPart<ChecklistStore>;
  /** Notices that a person keeps. */
  readonly bookmarks: BookmarkStore;
  /** What this window knows of posts beyond the lists that it keeps. */
  readonly community: CommunityStore;
  readonly noticeAlarms: NoticeAlarmStore;
  readonly person: PersonStore;
  readonly compare: CompareStore;
  readonly areaUnit: AreaUnitStore;
  readonly install: InstallStore;
  readonly offline: OfflineStore;
}

/** Everything a view may reach beyond itself. Filled in composition/services.ts. */
export interface Services {
  readonly houses: HouseSearch;
  readonly ahead: HousesAhead;
  readonly notices: NoticeSearch;
  readonly noticeFiles: NoticeFiles;
  /** What a member has set and saved on the server; a visitor's is on the device. */
  readonly alarms: NoticeAlarms;
  /** What this device is pushed, and how its browser is reached. */
  readonly pushAlarms: PushAlarms;
  readonly pushSubscriber: PushSubscriber;
  readonly myConditions: MyConditions;
  readonly calendar: CalendarSubscription;
  /** Pictures of what a member writes. */
  readonly pictures: Pictures;
  readonly posts: Posts;
  readonly comments: Comments;
  readonly blocks: Blocks;
  readonly directs: DirectDeals;
  /** What an owner does with deals. */
  readonly ownDeals: OwnDeals;
  readonly checklists: Checklists;
  readonly checklistViews: ChecklistViews;
  readonly dealAlarms: DealAlarms;
  /** What a member asks of those who offer rooms and houses. */
  readonly dealInquiries: DealInquiries;
  /** What rooms of a kind cost in a dong. */
  readonly usualPrices: UsualPrices;
  readonly chats: Chats;
  readonly collections: Collections;
  readonly liveCollections: LiveCollections;
  readonly visitFiles: VisitFiles;
  readonly mates: Mates;
  /** What a member agrees on with mates. */
  readonly mateRequests: MateRequests;
  readonly search: Search;
  readonly places: PlaceSearch;
  readonly addresses: AddressSearch;
  readonly addressPicker: AddressPicker;
  readonly areas: Areas;
  readonly contents: Contents;
  readonly dongs: DongLookup;
  readonly codes: CodeLists;
  readonly inventories: Inventories;
  readonly session: SessionSource;
  readonly signIn: SignIn;
  readonly socialLogin: SocialLogin;
  readonly certification: CertificationWidget;
  readonly notifications: Notifications;
  readonly items: ItemLookup;
  readonly installLinks: InstallLinks;
  readonly reports: Reports;
  readonly appeals: Appeals;
  readonly native: NativeBridge;
  readonly device: Device;
  readonly windows: OtherWindows;
  readonly appLink: AppLinkOpener;
  readonly sharing: Sharing;
  readonly maps: MapProvider;
  readonly nearby: NearbyPlaces;
  readonly geolocation: Geolocation;
  readonly clipboard: Clipboard;
  readonly clock: Clock;
  readonly random: Random;
  /** Kept on this device, shared by its tabs. */
  readonly local: KeyValueStorage;
  /** Tells what other tabs change of that. */
  readonly listenToStorage: ListenToStorage;
  /** Where lists of things kept and viewed are; a member's are joined with their other devices. */
  readonly keptLists: ListStorage & Pick<ListsHere, 'unkept'>;
  readonly online: ListenToOnline;
  readonly offlineKeeper: OfflineKeeper;
  /** Kept a tab. */
  readonly perTab: KeyValueStorage;
  readonly env: ClientEnv;
  readonly stores: Stores;
}

export const ServicesContext = createContext<Services | null>(null);

/** The services of the app around this view. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('There are no services around this view.');
  return services;
}
