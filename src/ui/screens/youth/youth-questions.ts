import {
  addDays,
  EMPTY_NOTICE_FILTER,
  NOTICE_SORT,
  NOTICE_STATUS,
  type Cancellation,
  type NoticeListQuery,
  type NoticeSearch,
  type NoticeSummary,
  type Yyyymmdd,
} from '#core';

export const LISTS = ['today', 'soon', 'newest'] as const;
export type ListName = (typeof LISTS)[number];

/** The first of a list, and how many there are in all. */
export interface FoundNotices {
  readonly items: readonly NoticeSummary[];
  readonly total: number;
}

/** So many cards are laid in a row, or in two of three on desktop. */
const MOST_CARDS = 6;
/** More than are shown: those that close while the page is open give way to others. */
const MOST_TODAY = 12;

const OPEN = { ...EMPTY_NOTICE_FILTER, statuses: [NOTICE_STATUS.OPEN] };

type Query = Omit<NoticeListQuery, 'cursor'>;

/** What each list asks on a day. Each has its own question: however much closes today, none starves. */
const QUERIES: Readonly<Record<ListName, (today: Yyyymmdd) => Query>> = {
  today: (today) => ({
    filter: OPEN,
    closes: { from: today, to: today },
    sort: NOTICE_SORT.closing,
    limit: MOST_TODAY,
  }),
  soon: (today) => ({
    filter: OPEN,
    closes: { from: addDays(today, 1), to: null },
    sort: NOTICE_SORT.closing,
    limit: MOST_CARDS,
  }),
  newest: () => ({ filter: EMPTY_NOTICE_FILTER, sort: NOTICE_SORT.newest, limit: 6 }),
};

/** Asks what a list of the page has on a day; the same for everybody. */
export async function askList(
  notices: Pick<NoticeSearch, 'list'>,
  name: ListName,
  today: Yyyymmdd,
  cancel?: Cancellation,
): Promise<FoundNotices> {
  const { items, total } = await notices.list({ ...QUERIES[name](today), cursor: null }, cancel);
  return { items, total };
}
