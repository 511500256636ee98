import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_FILTER,
  filterFromParams,
  filterKey,
  matchesFilter,
  orderedParams,
  sameFilter,
  tallyHouses,
  type HouseFilter,
} from '#core';
import { filteredHouses, filters, TODAY } from '../../support/house-filters';

/** The same questions, each list the other way round and each code twice. */
const retold = (filter: HouseFilter): HouseFilter => {
  const again = <Code>(codes: readonly Code[]): Code[] => [...codes, ...codes].reverse();
  return {
    ...filter,
    types: again(filter.types),
    dealTypes: again(filter.dealTypes),
    layouts: again(filter.layouts),
    exceptFloors: again(filter.exceptFloors),
    options: again(filter.options),
    discounts: again(filter.discounts),
  };
};

describe('filters that ask the same', () => {
  it('are the same, however they were put together', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(sameFilter(filter, retold(filter))).toBe(true);
        expect(orderedParams(retold(filter))).toEqual(orderedParams(filter));
        const read = filterFromParams((name) => orderedParams(filter)[name] ?? null);
        expect(sameFilter(read, filter)).toBe(true);
      }),
    );
  });

  it('let the same houses pass, and count them alike', () => {
    fc.assert(
      fc.property(filters, filters, fc.array(filteredHouses), (a, b, houses) => {
        const other = sameFilter(a, b) ? b : retold(a);
        const passing = (filter: HouseFilter) =>
          houses.filter((house) => matchesFilter(house, filter, TODAY));
        expect(passing(other)).toEqual(passing(a));
        expect(tallyHouses(houses, other, TODAY)).toEqual(tallyHouses(houses, a, TODAY));
      }),
    );
  });

  it('differ in every single question that they ask', () => {
    fc.assert(
      fc.property(filters, filters, fc.constantFrom(...questions), (filter, other, question) => {
        const changed = { ...filter, [question]: other[question] };
        const isSame = filterKey({ ...EMPTY_FILTER, [question]: filter[question] });
        const isOther = filterKey({ ...EMPTY_FILTER, [question]: other[question] });
        expect(sameFilter(filter, changed)).toBe(isSame === isOther);
      }),
    );
    expect(sameFilter(EMPTY_FILTER, { ...EMPTY_FILTER, options: ['PET'] })).toBe(false);
    // The fee alone lets the same houses pass, but the bars of the rent count it in.
    expect(sameFilter(EMPTY_FILTER, { ...EMPTY_FILTER, withMaintenance: true })).toBe(false);
  });
});

const questions = Object.keys(EMPTY_FILTER) as (keyof HouseFilter)[];
