import type { NoticeSort } from '#core';

/** The orders of the list, and what each is called. */
export const SORT_NAMES: Readonly<Record<NoticeSort, string>> = {
  closing: '마감 임박순',
  newest: '최신순',
};
