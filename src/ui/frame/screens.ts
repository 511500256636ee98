import { PATH } from '../ground/paths';
import { firstPart, firstScreen } from '../ground/first-view';
import { DESKTOP } from '../ground/use-media-query';
import { DealsLayout } from '../screens/deals/DealsLayout';
import { LaterWideDeals } from '../screens/deals/later-wide-deals';
import { LaterWideMates } from '../screens/mates/later-wide-mates';
import { MatesLayout } from '../screens/mates/MatesLayout';
import { LaterMap } from '../screens/map/later-map';
import { MapLayout } from '../screens/map/MapLayout';

const DIR = 'src/ui/screens';

/** Not on a server, which says by itself what a page begins with. */
const seesMapAtOnce = (): boolean =>
  typeof window !== 'undefined' &&
  (location.pathname === PATH.map || matchMedia(DESKTOP.query).matches);

/** Of a tag it is the same list. */
const FEED = firstScreen(`${DIR}/feed/feed-first.ts`, () => import('../screens/feed/feed-first'));

/** Of all dongs or of one it is the same list. */
const DEALS = firstScreen(
  `${DIR}/deals/deals-first.ts`,
  () => import('../screens/deals/deals-first'),
);

/** Beside the list in a wide window, a room is the same screen. */
const CHATS = firstScreen(`${DIR}/chats/ChatsScreen.tsx`, async () => ({
  Screen: (await import('../screens/chats/ChatsScreen')).ChatsScreen,
}));

/** Every screen in chunks of its own, with what it asks first. */
export const SCREENS = {
  mapLayout: firstScreen(`${DIR}/map/MapLayout.tsx`, () => {
    // At once, where the map is seen at once; its layout is too small for a file of its own.
    if (seesMapAtOnce()) LaterMap.ready().catch(() => undefined);
    return Promise.resolve({ Screen: MapLayout });
  }),
  dealsLayout: firstScreen(`${DIR}/deals/DealsLayout.tsx`, () =>
    Promise.resolve({ Screen: DealsLayout, alsoDrawnWide: [LaterWideDeals] }),
  ),
  matesLayout: firstScreen(`${DIR}/mates/MatesLayout.tsx`, () =>
    Promise.resolve({ Screen: MatesLayout, alsoDrawnWide: [LaterWideMates] }),
  ),
  map: firstPart(`${DIR}/map/map-first.ts`, () => import('../screens/map/map-first')),
  house: firstScreen(`${DIR}/house/house-first.ts`, () => import('../screens/house/house-first')),
  home: firstScreen(`${DIR}/home/home-first.ts`, () => import('../screens/home/home-first')),
  zzim: firstScreen(`${DIR}/zzim/zzim-first.ts`, () => import('../screens/zzim/zzim-first')),
  compare: firstScreen(
    `${DIR}/compare/compare-first.ts`,
    () => import('../screens/compare/compare-first'),
  ),
  more: firstScreen(`${DIR}/more/MoreScreen.tsx`, async () => ({
    Screen: (await import('../screens/more/MoreScreen')).MoreScreen,
  })),
  notifications: firstScreen(`${DIR}/notifications/NotificationsScreen.tsx`, async () => ({
    Screen: (await import('../screens/notifications/NotificationsScreen')).NotificationsScreen,
  })),
  alarmSettings: firstScreen(`${DIR}/alarm-settings/AlarmSettingsScreen.tsx`, async () => ({
    Screen: (await import('../screens/alarm-settings/AlarmSettingsScreen')).AlarmSettingsScreen,
  })),
  blocked: firstScreen(`${DIR}/blocked/BlockedScreen.tsx`, async () => ({
    Screen: (await import('../screens/blocked/BlockedScreen')).BlockedScreen,
  })),
  offline: firstScreen(`${DIR}/offline/OfflineScreen.tsx`, async () => ({
    Screen: (await import('../screens/offline/OfflineScreen')).OfflineScreen,
  })),
  outbox: firstScreen(`${DIR}/outbox/OutboxScreen.tsx`, async () => ({
    Screen: (await import('../screens/outbox/OutboxScreen')).OutboxScreen,
  })),
  dealMine: firstScreen(`${DIR}/deal-mine/DealMineScreen.tsx`, async () => ({
    Screen: (await import('../screens/deal-mine/DealMineScreen')).DealMineScreen,
  })),
  collections: firstScreen(`${DIR}/collections/CollectionsScreen.tsx`, async () => ({
    Screen: (await import('../screens/collections/CollectionsScreen')).CollectionsScreen,
  })),
  collection: firstScreen(`${DIR}/collection/CollectionScreen.tsx`, async () => ({
    Screen: (await import('../screens/collection/CollectionScreen')).CollectionScreen,
  })),
  collectionView: firstScreen(
    `${DIR}/collection-view/collection-view-first.ts`,
    () => import('../screens/collection-view/collection-view-first'),
  ),
  chats: CHATS,
  chat: CHATS,
  signUp: firstScreen(`${DIR}/sign-up/SignUpScreen.tsx`, async () => ({
    Screen: (await import('../screens/sign-up/SignUpScreen')).SignUpScreen,
  })),
  oauth: firstScreen(`${DIR}/oauth/OauthScreen.tsx`, async () => ({
    Screen: (await import('../screens/oauth/OauthScreen')).OauthScreen,
  })),
  appInstall: firstScreen(`${DIR}/app-install/AppInstallScreen.tsx`, async () => ({
    Screen: (await import('../screens/app-install/AppInstallScreen')).AppInstallScreen,
  })),
  appUpdate: firstScreen(`${DIR}/app-update/AppUpdateScreen.tsx`, async () => ({
    Screen: (await import('../screens/app-update/AppUpdateScreen')).AppUpdateScreen,
  })),
  checklists: firstScreen(`${DIR}/checklists/ChecklistsScreen.tsx`, async () => ({
    Screen: (await import('../screens/checklists/ChecklistsScreen')).ChecklistsScreen,
  })),
  checklist: firstScreen(`${DIR}/checklist/ChecklistScreen.tsx`, async () => ({
    Screen: (await import('../screens/checklist/ChecklistScreen')).ChecklistScreen,
  })),
  checklistWrite: firstScreen(`${DIR}/checklist-write/ChecklistWriteScreen.tsx`, async () => ({
    Screen: (await import('../screens/checklist-write/ChecklistWriteScreen')).ChecklistWriteScreen,
  })),
  checklistModify: firstScreen(`${DIR}/checklist-modify/ChecklistModifyScreen.tsx`, async () => ({
    Screen: (await import('../screens/checklist-modify/ChecklistModifyScreen'))
      .ChecklistModifyScreen,
  })),
  checklistGuide: firstScreen(`${DIR}/checklist-guide/ChecklistGuideScreen.tsx`, async () => ({
    Screen: (await import('../screens/checklist-guide/ChecklistGuideScreen')).ChecklistGuideScreen,
  })),
  checklistView: firstScreen(
    `${DIR}/checklist-view/checklist-view-first.ts`,
    () => import('../screens/checklist-view/checklist-view-first'),
  ),
  youth: firstScreen(`${DIR}/youth/youth-first.ts`, () => import('../screens/youth/youth-first')),
  youthGuide: firstScreen(`${DIR}/youth-guide/YouthGuideScreen.tsx`, async () => ({
    Screen: (await import('../screens/youth-guide/YouthGuideScreen')).YouthGuideScreen,
  })),
  notices: firstScreen(
    `${DIR}/notices/notices-first.ts`,
    () => import('../screens/notices/notices-first'),
  ),
  notice: firstScreen(
    `${DIR}/notice/notice-first.ts`,
    () => import('../screens/notice/notice-first'),
  ),
  communities: firstScreen(
    `${DIR}/communities/communities-first.ts`,
    () => import('../screens/communities/communities-first'),
  ),
  post: firstScreen(`${DIR}/post/post-first.ts`, () => import('../screens/post/post-first')),
  postWrite: firstScreen(`${DIR}/post-write/PostWriteScreen.tsx`, async () => ({
    Screen: (await import('../screens/post-write/PostWriteScreen')).PostWriteScreen,
  })),
  postModify: firstScreen(`${DIR}/post-modify/PostModifyScreen.tsx`, async () => ({
    Screen: (await import('../screens/post-modify/PostModifyScreen')).PostModifyScreen,
  })),
  feed: FEED,
  feedTag: FEED,
  content: firstScreen(
    `${DIR}/content/content-first.ts`,
    () => import('../screens/content/content-first'),
  ),
  search: firstScreen(
    `${DIR}/search/search-first.ts`,
    () => import('../screens/search/search-first'),
  ),
  deal: DEALS,
  direct: DEALS,
  directDetail: firstScreen(
    `${DIR}/direct/direct-first.ts`,
    () => import('../screens/direct/direct-first'),
  ),
  directWrite: firstScreen(`${DIR}/direct-write/DirectWriteScreen.tsx`, async () => ({
    Screen: (await import('../screens/direct-write/DirectWriteScreen')).DirectWriteScreen,
  })),
  directModify: firstScreen(`${DIR}/direct-modify/DirectModifyScreen.tsx`, async () => ({
    Screen: (await import('../screens/direct-modify/DirectModifyScreen')).DirectModifyScreen,
  })),
  mate: firstScreen(`${DIR}/mates/mates-first.ts`, () => import('../screens/mates/mates-first')),
  mateDetail: firstScreen(`${DIR}/mate/mate-first.ts`, () => import('../screens/mate/mate-first')),
  mateWrite: firstScreen(`${DIR}/mate-write/MateWriteScreen.tsx`, async () => ({
    Screen: (await import('../screens/mate-write/MateWriteScreen')).MateWriteScreen,
  })),
  mateModify: firstScreen(`${DIR}/mate-modify/MateModifyScreen.tsx`, async () => ({
    Screen: (await import('../screens/mate-modify/MateModifyScreen')).MateModifyScreen,
  })),
  other: firstScreen(`${DIR}/other/other-first.ts`, () => import('../screens/other/other-first')),
} as const;
