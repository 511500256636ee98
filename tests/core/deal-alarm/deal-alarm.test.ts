import { describe, expect, test } from 'vitest';
import {
  DEAL_KIND,
  dealSearchFrom,
  dealSearchParams,
  EMPTY_DIRECT_FILTER,
  EMPTY_MATE_FILTER,
  matchesSearch,
  type DealSearch,
  type SearchedListing,
} from '#core';
import { dongsOf, mateHas } from '../../support/mates';

const room: SearchedListing = {
  dealType: DEAL_KIND.direct,
  listing: {
    roomType: 'HOUTP00001',
    rentType: 'MONTH_RENT',
    deposit: 500,
    monthly: 45,
    party: 'TENANT',
    options: ['PET'],
    address: { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
  },
};
const mate: SearchedListing = {
  dealType: DEAL_KIND.mate,
  listing: mateHas({ dongs: dongsOf(1), monthly: 35 }),
};
const upTo = (to: number) => ({ from: null, to });
const rooms = (filter: Partial<typeof EMPTY_DIRECT_FILTER> = {}): DealSearch => ({
  dealType: DEAL_KIND.direct,
  filter: { ...EMPTY_DIRECT_FILTER, ...filter },
});
const mates = (filter: Partial<typeof EMPTY_MATE_FILTER> = {}): DealSearch => ({
  dealType: DEAL_KIND.mate,
  filter: { ...EMPTY_MATE_FILTER, ...filter },
});

describe('a search that is kept', () => {
  test('finds listings of its kind that are as it asks', () => {
    expect(matchesSearch(rooms({ monthly: upTo(45), options: ['PET'] }), room)).toBe(true);
    expect(matchesSearch(rooms({ monthly: upTo(44) }), room)).toBe(false);
    expect(matchesSearch(mates({ side: 'HAS', monthly: upTo(35) }), mate)).toBe(true);
    expect(matchesSearch(mates({ side: 'WANT' }), mate)).toBe(false);
  });

  test('finds nothing of the other kind, however little it asks', () => {
    expect(matchesSearch(rooms(), mate)).toBe(false);
    expect(matchesSearch(mates(), room)).toBe(false);
  });

  test('is one text, whatever the order of its words, and is read back from it', () => {
    const text = 'dongliCode=1162010200&monthlyTo=50&option=FULL%2CPET';
    const asked = { dongliCode: '1162010200', monthly: upTo(50) };
    expect(dealSearchParams(rooms({ ...asked, options: ['PET', 'FULL'] }))).toBe(text);
    expect(dealSearchFrom(DEAL_KIND.direct, text)).toEqual(
      rooms({ ...asked, options: ['FULL', 'PET'] }),
    );
    expect(dealSearchParams(rooms())).toBe('');
    expect(dealSearchFrom(DEAL_KIND.mate, 'side=HAS&roomType=x')).toEqual(mates({ side: 'HAS' }));
  });
});
