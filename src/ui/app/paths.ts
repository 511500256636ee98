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
  place: (id: string) => `/place/${encodeURIComponent(id)}`,
} as const;

/** The map with its search open: what the search field of the home screen leads to. */
export const MAP_SEARCH = '/map?p=place-search';
