import {
  EMPTY_NOTICE_FILTER,
  noticeFilterKey,
  type NoticeFilter,
  type NoticeListAddress,
  type NoticeSort,
} from '#core';
import { NOT_OVER, WALKED_PAGE } from '../../stores/notices/notice-walk';

/** Rows of one page, where all of them are shown. */
const PAGE = 30;

/** What the world is asked for a list of notices. Nothing of it tells of the person who asks. */
export interface NoticesQuestion {
  readonly filter: NoticeFilter;
  readonly sort: NoticeSort;
  readonly limit: number;
  /** Only what fits is shown of it: all pages are asked for, whatever is found in them. */
  readonly isWalked: boolean;
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
  const limit = onlyFitting ? WALKED_PAGE : PAGE;
  return { filter: asked, sort, limit, isWalked: onlyFitting, isPush };
}

/** One text for all questions with the same answer. */
export const questionKey = ({ filter, sort, limit, isPush }: NoticesQuestion): string =>
  `${noticeFilterKey(filter)} ${sort} ${limit} ${isPush}`;

/** Whether a filter asks anything. */
export const asksAnything = (filter: NoticeFilter): boolean =>
  noticeFilterKey(filter) !== noticeFilterKey(EMPTY_NOTICE_FILTER);
