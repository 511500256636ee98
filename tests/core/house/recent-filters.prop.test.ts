import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeFilterCount,
  addRecentFilter,
  FILTER_PARAMS,
  filterToParams,
  parseRecentFilters,
  RECENT_FILTERS,
  removeRecentFilter,
  storedRecentFilters,
  type HouseFilter,
} from '#core';
import { anyText } from '../../support/core-values';
import { filters, TODAY } from '../../support/house-filters';

const added = (list: readonly HouseFilter[]): readonly HouseFilter[] =>
  list.reduce<readonly HouseFilter[]>(addRecentFilter, []);
/** Where is not remembered, only what. */
const anywhere = (filter: HouseFilter): HouseFilter => ({ ...filter, dongliCode: null });
const lists = fc.array(filters, { maxLength: 9 }).map(added);

const asked = (filter: HouseFilter): string => {
  const { from, to } = filter.monthly;
  const withMaintenance = filter.withMaintenance && (from ?? to) !== null;
  const params = filterToParams({ ...anywhere(filter), withMaintenance });
  return Object.entries(params)
    .map(([name, value]) => `${name}=${value.split(',').sort().join()}`)
    .join('&');
};

describe('recent filters', () => {
  it('are few, ask something each, and no two ask the same', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(list.length).toBeLessThanOrEqual(RECENT_FILTERS);
        expect(list.every((filter) => activeFilterCount(filter) > 0)).toBe(true);
        expect(new Set(list.map(asked)).size).toBe(list.length);
      }),
    );
  });

  it('begin with what was applied last; the others keep their order', () => {
    fc.assert(
      fc.property(lists, filters, (list, filter) => {
        const next = addRecentFilter(list, filter);
        if (activeFilterCount(anywhere(filter)) === 0) {
          expect(next).toEqual(list);
          return;
        }
        const others = list.filter((other) => asked(other) !== asked(filter));
        expect(next).toEqual([anywhere(filter), ...others].slice(0, RECENT_FILTERS));
        expect(removeRecentFilter(next, filter)).toEqual(others.slice(0, RECENT_FILTERS - 1));
      }),
    );
  });

  it('are the same after a way through storage, but for days that have passed', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const read = parseRecentFilters(storedRecentFilters(list), TODAY);
        const later = list.map((filter) => ({
          ...filter,
          moveInBy: filter.moveInBy !== null && filter.moveInBy < TODAY ? TODAY : filter.moveInBy,
        }));
        expect(read).toEqual(
          [...later].reverse().reduce<readonly HouseFilter[]>(addRecentFilter, []),
        );
      }),
    );
  });

  it('survive whatever is stored', () => {
    const fields = fc.dictionary(
      fc.oneof(fc.constantFrom(...FILTER_PARAMS), fc.string()),
      fc.oneof(anyText, fc.jsonValue()),
    );
    const stored = fc.oneof(
      anyText,
      fc.json(),
      fc.array(fc.oneof(fields, fc.jsonValue())).map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const list = parseRecentFilters(text, TODAY);
        expect(list.length).toBeLessThanOrEqual(RECENT_FILTERS);
        expect(parseRecentFilters(storedRecentFilters(list), TODAY)).toEqual(list);
      }),
    );
  });
});
