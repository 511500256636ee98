import {
  EMPTY_NOTICE_FILTER,
  NOTICE_STATUS,
  noticeFilterKey,
  type NoticeFilter,
  type NoticeListAddress,
  type NoticeSort,
} from '#core';

/** Rows of one page; where only fitting ones are shown, most of a page is not. */
const PAGE = 30;
const LONG_PAGE = 100;
/** What is over fits nobody. */
const NOT_OVER = [NOTICE_STATUS.OPEN, NOTICE_STATUS.SCHEDULED];

/** What the world is asked for a list of notices. Nothing of it tells of the person who asks. */
export interface NoticesQuestion {
  readonly filter: NoticeFilter;
  readonly sort: NoticeSort;
  readonly limit: number;
  /** The areas are those of a push (spec/readings R34). */
  readonly isPush: boolean;
}

/** `onlyFitting`: the person is known, too. */
export function questionOf(
  { filter, sort, isPush }: Pick<NoticeListAddress, 'filter' | 'sort' | 'isPush'>,
  onlyFitting: boolean,
): NoticesQuestion {
  const asked =
    onlyFitting && filter.statuses.length === 0 ? { ...filter, statuses: NOT_OVER } : filter;
  return { filter: asked, sort, limit: onlyFitting ? LONG_PAGE : PAGE, isPush };
}

/** One text for all questions with the same answer. */
export const questionKey = ({ filter, sort, limit, isPush }: NoticesQuestion): string =>
  `${noticeFilterKey(filter)} ${sort} ${limit} ${isPush}`;

/** Whether a filter asks anything. */
export const asksAnything = (filter: NoticeFilter): boolean =>
  noticeFilterKey(filter) !== noticeFilterKey(EMPTY_NOTICE_FILTER);
