import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_FILTER,
  FILTER_PARAMS,
  filterFromParams,
  filterToParams,
  matchesFilter,
  type FilteredHouse,
  type HouseFilter,
} from '#core';
import { anyText } from '../../support/core-values';
import { filteredHouses, filters, narrowed, TODAY } from '../../support/house-filters';
import { isIdempotent, onlyNarrows, roundTrips } from '../../support/laws';

const passesToday = (house: FilteredHouse, filter: HouseFilter) =>
  matchesFilter(house, filter, TODAY);

const read = (params: Record<string, string>) => filterFromParams((name) => params[name] ?? null);

describe('a filter', () => {
  it('is the same after a way through the address', () => {
    roundTrips(filters, filterToParams, read);
  });

  it('that asks more lets no more through', () => {
    onlyNarrows(narrowed, filteredHouses, passesToday);
    onlyNarrows(
      filters.map((narrow) => ({ narrow, wide: EMPTY_FILTER })),
      filteredHouses,
      passesToday,
    );
  });

  it('is read out of any text, and then stays', () => {
    const params = fc.dictionary(
      fc.constantFrom(...FILTER_PARAMS),
      fc.oneof(
        anyText,
        fc.constantFrom('1', '20', 'HOUTP00001,HOUTP00002', 'PET,PET', 'JEONSE'),
        fc.constantFrom('true', 'false', 'OPEN', 'ROOFTOP', '20261120', '20260229', '061', '999'),
      ),
    );
    isIdempotent(params, (given) => filterToParams(read(given)));
    expect(read({})).toEqual(EMPTY_FILTER);
  });
});
