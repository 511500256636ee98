import {
  EMPTY_NOTICE_FILTER,
  MOST_WEIGHED,
  NOTICE_SORT,
  NOTICE_STATUS,
  type Cancellation,
  type NoticeFilter,
  type NoticeSearch,
  type NoticeSort,
  type NoticeSummary,
} from '#core';

/** What is over fits nobody. */
export const NOT_OVER = [NOTICE_STATUS.OPEN, NOTICE_STATUS.SCHEDULED];
/** The longest that a page may be. */
export const WALKED_PAGE = 100;

interface Walked {
  readonly items: readonly NoticeSummary[];
  readonly next: string | null;
}

/**
 * The page to ask for next of a list that is walked for what fits a person; null at its end. Whole pages
 * up to a fixed bound, whatever was found in them: how far one went would tell a server how much fits
 * (spec/readings R33).
 */
export const nextOfWalk = ({ items, next }: Walked): string | null =>
  items.length >= MOST_WEIGHED ? null : next;

/** What there is of a page and was not there before. */
export function withPage(
  before: readonly NoticeSummary[],
  page: readonly NoticeSummary[],
): readonly NoticeSummary[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
}

/**
 * All notices that are not over, at most {@link MOST_WEIGHED}, those that close first: the same
 * questions for everybody. Rejects with an AppError.
 */
export async function walkNotices(
  notices: Pick<NoticeSearch, 'list'>,
  cancel?: Cancellation,
): Promise<readonly NoticeSummary[]> {
  const filter: NoticeFilter = { ...EMPTY_NOTICE_FILTER, statuses: NOT_OVER };
  const sort: NoticeSort = NOTICE_SORT.closing;
  const ask = (cursor: string | null) =>
    notices.list({ filter, sort, limit: WALKED_PAGE, cursor }, cancel);
  let walked: Walked = await ask(null);
  for (let next = nextOfWalk(walked); next !== null; next = nextOfWalk(walked)) {
    const page = await ask(next);
    walked = { items: withPage(walked.items, page.items), next: page.next };
  }
  return walked.items;
}
