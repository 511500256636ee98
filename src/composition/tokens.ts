import type {
  AppLinkOpener,
  CertificationWidget,
  Clipboard,
  Clock,
  CodeLists,
  Device,
  Geolocation,
  HouseSearch,
  HousesAhead,
  InstallLinks,
  Inventories,
  ItemLookup,
  KeyValueStorage,
  MapProvider,
  NativeBridge,
  NearbyPlaces,
  Notifications,
  PlaceSearch,
  Random,
  Reports,
  SessionSource,
  Sharing,
  SignIn,
  SocialLogin,
  TokenKeeper,
} from '#core';
import type { ClientEnv, Stores } from '../ui/app/services';
import type { PageHistory } from '../ui/stores/history/page-history';
import type { ListenToStorage } from '../ui/stores/listen-to-storage';
import type { OtherWindows } from '../ui/stores/other-windows';
import type { ThemePage } from '../ui/stores/theme-store';

declare const holds: unique symbol;

/** A name in the container that knows what it stands for. */
export type Token<Value> = symbol & { readonly [holds]?: Value };

const token = <Value>(name: string): Token<Value> => Symbol(name);

export const TOKEN = {
  env: token<ClientEnv>('env'),
  houses: token<HouseSearch>('houses'),
  ahead: token<HousesAhead>('ahead'),
  places: token<PlaceSearch>('places'),
  codes: token<CodeLists>('codes'),
  inventories: token<Inventories>('inventories'),
  session: token<SessionSource>('session'),
  signIn: token<SignIn>('signIn'),
  tokens: token<TokenKeeper>('tokens'),
  socialLogin: token<SocialLogin>('socialLogin'),
  certification: token<CertificationWidget>('certification'),
  notifications: token<Notifications>('notifications'),
  items: token<ItemLookup>('items'),
  installLinks: token<InstallLinks>('installLinks'),
  reports: token<Reports>('reports'),
  native: token<NativeBridge>('native'),
  device: token<Device>('device'),
  windows: token<OtherWindows>('windows'),
  appLink: token<AppLinkOpener>('appLink'),
  sharing: token<Sharing>('sharing'),
  maps: token<MapProvider>('maps'),
  nearby: token<NearbyPlaces>('nearby'),
  geolocation: token<Geolocation>('geolocation'),
  clipboard: token<Clipboard>('clipboard'),
  clock: token<Clock>('clock'),
  random: token<Random>('random'),
  local: token<KeyValueStorage>('local'),
  perTab: token<KeyValueStorage>('perTab'),
  listenToStorage: token<ListenToStorage>('listenToStorage'),
  pageHistory: token<PageHistory>('pageHistory'),
  themePage: token<ThemePage>('themePage'),
  lockScroll: token<(locked: boolean) => void>('lockScroll'),
  history: token<Stores['history']>('history'),
  popups: token<Stores['popups']>('popups'),
  toasts: token<Stores['toasts']>('toasts'),
  loading: token<Stores['loading']>('loading'),
  scrollLock: token<Stores['scrollLock']>('scrollLock'),
  theme: token<Stores['theme']>('theme'),
  sessionStore: token<Stores['session']>('sessionStore'),
  pushToasts: token<Stores['pushToasts']>('pushToasts'),
  deepLinks: token<Stores['deepLinks']>('deepLinks'),
  version: token<Stores['version']>('version'),
  recents: token<Stores['recents']>('recents'),
  zzim: token<Stores['zzim']>('zzim'),
  compare: token<Stores['compare']>('compare'),
  areaUnit: token<Stores['areaUnit']>('areaUnit'),
  install: token<Stores['install']>('install'),
} as const;
