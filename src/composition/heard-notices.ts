import { SEARCH_KIND, type NoticeSearch, type NoticeSummary, type Search } from '#core';

/** Is told of notices as they are now, row or whole. */
type Hear = (notices: readonly NoticeSummary[]) => void;

/**
 * Notices, each told of as it is answered: what a device keeps of one may be older. A list that is
 * shown again on the way back asks nothing, and tells nothing.
 */
export const heardNotices = (notices: NoticeSearch, hear: Hear): NoticeSearch => ({
  list: async (query, cancel) => {
    const page = await notices.list(query, cancel);
    hear(page.items);
    return page;
  },
  tally: (filter, cancel) => notices.tally(filter, cancel),
  weighed: (cancel) => notices.weighed(cancel),
  one: async (id, cancel) => {
    const notice = await notices.one(id, cancel);
    if (notice !== null) hear([notice]);
    return notice;
  },
  some: async (ids, cancel) => {
    const found = await notices.some(ids, cancel);
    hear(found);
    return found;
  },
});

/** As {@link heardNotices}, of what is searched for. */
export const heardSearch = (search: Search, hear: Hear): Search => ({
  find: async (query, cancel) => {
    const page = await search.find(query, cancel);
    hear(page.items.flatMap((hit) => (hit.kind === SEARCH_KIND.notice ? [hit.notice] : [])));
    return page;
  },
});
