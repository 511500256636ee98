import type { Yyyymmdd } from '../shared/day';
import { storedEntries, textIn } from '../shared/stored-json';
import { activeFilterCount, filterFromParams, filterToParams } from './house-filter';
import type { HouseFilter } from './house-search';
import { filterKey } from './same-filter';

/** How many filters a device remembers. */
export const RECENT_FILTERS = 5;

/** One text for all filters that look for the same: a fee that no limit counts in changes nothing. */
function keyOf(filter: HouseFilter): string {
  const { from, to } = filter.monthly;
  const hasLimit = from !== null || to !== null;
  const withMaintenance = filter.withMaintenance && hasLimit;
  return filterKey({ ...filter, withMaintenance, dongliCode: null });
}

/** Filters that ask something, each once, the first ones of the order given; where is not asked. */
function newest(list: readonly HouseFilter[]): HouseFilter[] {
  const seen = new Set<string>();
  const anywhere = list.map((filter) => ({ ...filter, dongliCode: null }));
  const once = anywhere.filter((filter) => {
    const key = keyOf(filter);
    if (activeFilterCount(filter) === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return once.slice(0, RECENT_FILTERS);
}

/**
 * The list with a filter that was just applied in front: newest first, one that asks the same once,
 * at most {@link RECENT_FILTERS}. A filter that asks nothing is not kept, nor is a dong: what somebody
 * looks for is remembered, not where.
 */
export function addRecentFilter(
  list: readonly HouseFilter[],
  filter: HouseFilter,
): readonly HouseFilter[] {
  return newest([filter, ...list]);
}

/** The list without the filter that asks the same; nothing else is lost. */
export function removeRecentFilter(
  list: readonly HouseFilter[],
  filter: HouseFilter,
): readonly HouseFilter[] {
  const key = keyOf(filter);
  return list.filter((other) => keyOf(other) !== key);
}

/** A move-in day that has passed since is today: whoever wanted to move by then wants to now. */
const asOf = (filter: HouseFilter, today: Yyyymmdd): HouseFilter =>
  filter.moveInBy !== null && filter.moveInBy < today ? { ...filter, moveInBy: today } : filter;

/**
 * The filters applied lately out of storage, as they are asked today; what cannot be read is left
 * out, nothing throws. Each is stored as its parameters ({@link filterToParams}).
 */
export function parseRecentFilters(stored: string | null, today: Yyyymmdd): readonly HouseFilter[] {
  const filters = storedEntries(stored).map((fields) =>
    filterFromParams((name) => textIn(fields[name])),
  );
  return newest(filters.map((filter) => asOf(filter, today)));
}

/** What is stored for {@link parseRecentFilters}. */
export function storedRecentFilters(list: readonly HouseFilter[]): string {
  return JSON.stringify(list.map(filterToParams));
}
