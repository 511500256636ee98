import {
  EMPTY_NOTICE_FILTER,
  noticeFilterKey,
  type NoticeFilter,
  type NoticeListAddress,
  type NoticeSort,
} from '#core';

/** What the world is asked for a list of notices. Nothing of it tells of the person who asks. */
export interface NoticesQuestion {
  readonly filter: NoticeFilter;
  readonly sort: NoticeSort;
  /** The areas are those of a push (spec/readings R34). */
  readonly isPush: boolean;
}

export const questionOf = ({ filter, sort, isPush }: NoticeListAddress): NoticesQuestion => ({
  filter,
  sort,
  isPush,
});

/** One text for all questions with the same answer. */
export const questionKey = ({ filter, sort, isPush }: NoticesQuestion): string =>
  `${noticeFilterKey(filter)} ${sort} ${isPush}`;

/** Whether a filter asks anything. */
export const asksAnything = (filter: NoticeFilter): boolean =>
  noticeFilterKey(filter) !== noticeFilterKey(EMPTY_NOTICE_FILTER);
