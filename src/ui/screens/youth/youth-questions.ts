import {
  EMPTY_NOTICE_FILTER,
  NOTICE_SORT,
  NOTICE_STATUS,
  type Cancellation,
  type NoticeListQuery,
  type NoticeSearch,
  type NoticeSummary,
} from '#core';

export const LISTS = ['closing', 'newest'] as const;
export type ListName = (typeof LISTS)[number];

type Ask = (cancel?: Cancellation) => Promise<readonly NoticeSummary[]>;

/** What closes today and what closes soon come out of one list. */
const QUERIES: Readonly<Record<ListName, Omit<NoticeListQuery, 'cursor'>>> = {
  closing: {
    filter: { ...EMPTY_NOTICE_FILTER, statuses: [NOTICE_STATUS.OPEN] },
    sort: NOTICE_SORT.closing,
    limit: 20,
  },
  newest: { filter: EMPTY_NOTICE_FILTER, sort: NOTICE_SORT.newest, limit: 6 },
};

/** What each list of the page asks for; the same for everybody. */
export function listQuestions(notices: NoticeSearch): Readonly<Record<ListName, Ask>> {
  const ask =
    (name: ListName): Ask =>
    async (cancel) =>
      (await notices.list({ ...QUERIES[name], cursor: null }, cancel)).items;
  return { closing: ask('closing'), newest: ask('newest') };
}
