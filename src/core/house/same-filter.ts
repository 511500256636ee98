import { filterToParams } from './house-filter';
import type { HouseFilter } from './house-search';

/**
 * A filter as parameters, each code of a list once and in one order, whichever was pressed first:
 * filters that ask the same are written alike. Caches go by the text.
 */
export function orderedParams(filter: HouseFilter): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(filterToParams(filter)).map(([name, value]) => [
      name,
      [...new Set(value.split(','))].sort().join(','),
    ]),
  );
}

/** One text for all filters that ask the same. */
export function filterKey(filter: HouseFilter): string {
  return JSON.stringify(orderedParams(filter));
}

/** Whether two filters ask the same, of the list, of the map and of the counts. */
export function sameFilter(a: HouseFilter, b: HouseFilter): boolean {
  return a === b || filterKey(a) === filterKey(b);
}
