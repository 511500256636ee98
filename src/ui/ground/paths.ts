/** The addresses of the app, written once. */
export const PATH = {
  home: '/',
  map: '/map',
  youth: '/youth/todays',
  communities: '/youth/communities',
  notices: '/youth/notices',
  feed: '/feed',
  deal: '/deal',
  mate: '/mate',
  zzim: '/zzim',
  checklists: '/checklists',
  calculator: '/more/price-calculator',
  more: '/more',
  signUp: '/more/sign-up',
  appInstall: '/app/install',
  appUpdate: '/app/update',
  dong: (code: string) => `/map?dong=${code}`,
  house: (id: string) => `/place/${encodeURIComponent(id)}`,
} as const;

/** Passed along to the map by the search field of the home screen: the search opens at once. */
export const SEARCH_STATE = { search: true } as const;
