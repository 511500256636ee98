import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DIRECT_PARAMS,
  directFilterCount,
  directFilterFromParams,
  directFilterToParams,
  EMPTY_DIRECT_FILTER,
  isInDong,
  matchesDirect,
} from '#core';
import { anyText } from '../../support/core-values';
import { directFilters, filteredDirects, narrowedDirect } from '../../support/deals';
import { dongCodes } from '../../support/house-filters';
import { isIdempotent, onlyNarrows, roundTrips } from '../../support/laws';

const read = (params: Record<string, string>) =>
  directFilterFromParams((name) => params[name] ?? null);

describe('a filter of direct deals', () => {
  it('is the same after a way through the address', () => {
    roundTrips(directFilters, directFilterToParams, read);
  });

  it('that asks more lets no more through', () => {
    onlyNarrows(narrowedDirect, filteredDirects, matchesDirect);
    onlyNarrows(
      directFilters.map((narrow) => ({ narrow, wide: EMPTY_DIRECT_FILTER })),
      filteredDirects,
      matchesDirect,
    );
  });

  it('is read out of any text, and then stays', () => {
    const params = fc.dictionary(
      fc.constantFrom(...DIRECT_PARAMS),
      fc.oneof(
        anyText,
        fc.constantFrom('1', '20', 'HOUTP00001,HOUTP00002', 'PET,PET', 'JEONSE', 'TENANT,BROKER'),
        fc.constantFrom('1162010200', '0', '061', '999999999', '1234567890'),
      ),
    );
    isIdempotent(params, (given) => directFilterToParams(read(given)));
    expect(read({})).toEqual(EMPTY_DIRECT_FILTER);
  });

  it('does not ask a jeonse for its rent', () => {
    const jeonse = filteredDirects.map((deal) => ({ ...deal, rentType: 'JEONSE' as const }));
    fc.assert(
      fc.property(jeonse, directFilters, fc.nat(300), (deal, filter, monthly) => {
        const passes = matchesDirect(deal, filter);
        expect(matchesDirect({ ...deal, monthly }, filter)).toBe(passes);
        const unasked = { ...filter, monthly: EMPTY_DIRECT_FILTER.monthly };
        expect(matchesDirect(deal, unasked)).toBe(passes);
      }),
    );
  });

  it('of a dong alone lets through what lies in it, and counts as no question', () => {
    fc.assert(
      fc.property(filteredDirects, dongCodes, (deal, dongliCode) => {
        const filter = { ...EMPTY_DIRECT_FILTER, dongliCode };
        expect(matchesDirect(deal, filter)).toBe(isInDong(deal.address.dongliCode, dongliCode));
        expect(directFilterCount(filter)).toBe(0);
      }),
    );
  });
});
