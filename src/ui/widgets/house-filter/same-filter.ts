import { filterToParams, type HouseFilter } from '#core';

/** Whether two filters ask the same. */
export function sameFilter(a: HouseFilter, b: HouseFilter): boolean {
  return a === b || JSON.stringify(filterToParams(a)) === JSON.stringify(filterToParams(b));
}
