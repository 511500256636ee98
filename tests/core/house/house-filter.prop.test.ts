import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, filterFromParams, filterToParams, matchesFilter } from '#core';
import { anyText } from '../../support/core-values';
import { filteredHouses, filters, narrowed } from '../../support/house-filters';
import { isIdempotent, onlyNarrows, roundTrips } from '../../support/laws';

const read = (params: Record<string, string>) => filterFromParams((name) => params[name] ?? null);

describe('a filter', () => {
  it('is the same after a way through the address', () => {
    roundTrips(filters, filterToParams, read);
  });

  it('that asks more lets no more through', () => {
    onlyNarrows(narrowed, filteredHouses, matchesFilter);
    onlyNarrows(
      filters.map((narrow) => ({ narrow, wide: EMPTY_FILTER })),
      filteredHouses,
      matchesFilter,
    );
  });

  it('is read out of any text, and then stays', () => {
    const params = fc.dictionary(
      fc.constantFrom('type', 'dealType', 'depositFrom', 'depositTo', 'areaTo', 'option', 'gender'),
      fc.oneof(anyText, fc.constantFrom('1', '20', 'HOUTP00001,HOUTP00002', 'PET,PET', 'JEONSE')),
    );
    isIdempotent(params, (given) => filterToParams(read(given)));
    expect(read({})).toEqual(EMPTY_FILTER);
  });
});
