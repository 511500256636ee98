import type { HouseSort } from '#core';

/** The orders of the list, and what each is called. */
export const SORT_NAMES: Readonly<Record<HouseSort, string>> = {
  recommended: '추천순',
  newest: '최신순',
  price: '가격순',
  area: '면적순',
  cost: '실월비용 낮은순',
};
