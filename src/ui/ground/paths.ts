import { APP_PAGES, dongPath, housePath, noticePath, postPath } from '#core';

/** The addresses that views lead to. */
export const PATH = {
  home: APP_PAGES.home.path,
  map: APP_PAGES.map.path,
  youth: APP_PAGES.youth.path,
  communities: APP_PAGES.communities.path,
  youthGuide: APP_PAGES.youthGuide.path,
  notices: APP_PAGES.notices.path,
  search: APP_PAGES.search.path,
  feed: APP_PAGES.feed.path,
  deal: APP_PAGES.deal.path,
  mate: APP_PAGES.mate.path,
  zzim: APP_PAGES.zzim.path,
  checklists: APP_PAGES.checklists.path,
  calculator: APP_PAGES.calculator.path,
  more: APP_PAGES.more.path,
  notifications: APP_PAGES.notifications.path,
  blocked: APP_PAGES.blocked.path,
  signUp: APP_PAGES.signUp.path,
  appInstall: APP_PAGES.appInstall.path,
  appUpdate: APP_PAGES.appUpdate.path,
  dong: dongPath,
  house: housePath,
  notice: noticePath,
  post: postPath,
  postWrite: APP_PAGES.postWrite.path,
} as const;
