import type { PageHistory } from '../ui/stores/history/page-history';

/** A page that is looked at once and never left. */
export const stillPage = (url: string): PageHistory => ({
  url: () => url,
  state: () => null,
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
  listen: () => () => undefined,
  followsOwn: () => false,
  scrolled: () => 0,
});
