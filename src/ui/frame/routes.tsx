import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { APP_PAGES, type ScreenName } from '#core';
import { FetchAhead } from '../ground/FetchAhead';
import { LaterMap } from '../screens/map/later-map';
import { SCREENS } from './screens';

const { mapLayout, dealsLayout, matesLayout, house, other } = SCREENS;

/** What stands beside the map: they share its layout, so that Back finds the map as it was. */
const BESIDE_MAP: Readonly<Record<'map' | 'house', ReactNode>> = {
  map: <FetchAhead load={house.ready} />,
  house: (
    <>
      <house.Screen />
      <FetchAhead load={LaterMap.ready} />
    </>
  ),
};

/** Lists of direct deals and the page of one: beside each other on a desktop. */
const BESIDE_DEALS: Readonly<Record<'deal' | 'direct' | 'directDetail', ReactNode>> = {
  deal: <SCREENS.deal.Screen />,
  direct: <SCREENS.direct.Screen />,
  directDetail: <SCREENS.directDetail.Screen />,
};

/** The list of mates and the page of one: beside each other on a desktop. */
const BESIDE_MATES: Readonly<Record<'mate' | 'mateDetail', ReactNode>> = {
  mate: <SCREENS.mate.Screen />,
  mateDetail: <SCREENS.mateDetail.Screen />,
};

/** Every other page whose screen is there; one that the core's table names is missed by tsc. */
const ALONE: Readonly<
  Record<
    Exclude<
      ScreenName,
      keyof typeof BESIDE_MAP | keyof typeof BESIDE_DEALS | keyof typeof BESIDE_MATES
    >,
    ReactNode
  >
> = {
  home: <SCREENS.home.Screen />,
  zzim: <SCREENS.zzim.Screen />,
  compare: <SCREENS.compare.Screen />,
  more: <SCREENS.more.Screen />,
  notifications: <SCREENS.notifications.Screen />,
  alarmSettings: <SCREENS.alarmSettings.Screen />,
  blocked: <SCREENS.blocked.Screen />,
  offline: <SCREENS.offline.Screen />,
  outbox: <SCREENS.outbox.Screen />,
  dealMine: <SCREENS.dealMine.Screen />,
  collections: <SCREENS.collections.Screen />,
  collection: <SCREENS.collection.Screen />,
  collectionView: <SCREENS.collectionView.Screen />,
  chats: <SCREENS.chats.Screen />,
  chat: <SCREENS.chat.Screen />,
  signUp: <SCREENS.signUp.Screen />,
  oauth: <SCREENS.oauth.Screen />,
  appInstall: <SCREENS.appInstall.Screen />,
  appUpdate: <SCREENS.appUpdate.Screen />,
  youth: <SCREENS.youth.Screen />,
  youthGuide: <SCREENS.youthGuide.Screen />,
  notices: <SCREENS.notices.Screen />,
  notice: <SCREENS.notice.Screen />,
  communities: <SCREENS.communities.Screen />,
  post: <SCREENS.post.Screen />,
  postWrite: <SCREENS.postWrite.Screen />,
  postModify: <SCREENS.postModify.Screen />,
  feed: <SCREENS.feed.Screen />,
  feedTag: <SCREENS.feedTag.Screen />,
  content: <SCREENS.content.Screen />,
  search: <SCREENS.search.Screen />,
  checklists: <SCREENS.checklists.Screen />,
  checklist: <SCREENS.checklist.Screen />,
  checklistWrite: <SCREENS.checklistWrite.Screen />,
  checklistModify: <SCREENS.checklistModify.Screen />,
  checklistGuide: <SCREENS.checklistGuide.Screen />,
  checklistView: <SCREENS.checklistView.Screen />,
  directWrite: <SCREENS.directWrite.Screen />,
  directModify: <SCREENS.directModify.Screen />,
  mateWrite: <SCREENS.mateWrite.Screen />,
  mateModify: <SCREENS.mateModify.Screen />,
};

const routesOf = (screens: Readonly<Partial<Record<ScreenName, ReactNode>>>): RouteObject[] =>
  Object.entries(screens).map(([name, element]) => ({
    path: APP_PAGES[name as ScreenName].path,
    caseSensitive: true,
    element,
  }));

/** A screen a line. */
export const ROUTES: RouteObject[] = [
  { element: <mapLayout.Screen />, children: routesOf(BESIDE_MAP) },
  { element: <dealsLayout.Screen />, children: routesOf(BESIDE_DEALS) },
  { element: <matesLayout.Screen />, children: routesOf(BESIDE_MATES) },
  ...routesOf(ALONE),
  { path: '*', element: <other.Screen /> },
];

/** False where a bar of its own stands at the bottom of a phone. */
export const hasTabs = (path: string): boolean =>
  !/^\/(?:(?:place|notices|posts|contents|chats|app|oauth)\/|(?:direct|mate)\/(?:write$|(?:detail|modify)\/)|more\/sign-up$|view\/|checklists\/|checklist\/(?:guide$|write$|modify\/))/.test(
    path,
  );
