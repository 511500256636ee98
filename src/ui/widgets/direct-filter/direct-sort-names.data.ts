import type { DirectSort } from '#core';

/** The orders of a list of direct deals, and what each is called. */
export const DIRECT_SORT_NAMES: Readonly<Record<DirectSort, string>> = {
  newest: '최신순',
  price: '가격순',
};
