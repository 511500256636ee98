import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AGE_BAND,
  DEAL_KIND,
  dealSearchFrom,
  dealSearchParams,
  dongsAbove,
  EMPTY_MATE_FILTER,
  isFall,
  isInDong,
  matchesSearch,
  newsFor,
  ROOM_OPTION,
  type DealSearch,
  type RentPrice,
  type SearchedListing,
} from '#core';
import { directFilters, filteredDirects } from '../../support/deals';
import { anyMate } from '../../support/mates';

const someOf = <Code extends string>(codes: Readonly<Record<string, Code>>) =>
  fc.subarray(Object.values(codes));

const anySearch: fc.Arbitrary<DealSearch> = fc.oneof(
  directFilters.map((filter) => ({ dealType: DEAL_KIND.direct, filter })),
  fc
    .record({
      side: fc.constantFrom('HAS' as const, 'WANT' as const, null),
      ages: someOf(AGE_BAND),
      options: someOf(ROOM_OPTION),
      dongliCode: fc.constantFrom('1162010200', null),
    })
    .map((asked) => ({ dealType: DEAL_KIND.mate, filter: { ...EMPTY_MATE_FILTER, ...asked } })),
);

const anyListing: fc.Arbitrary<SearchedListing> = fc.oneof(
  filteredDirects.map((listing) => ({ dealType: DEAL_KIND.direct, listing })),
  anyMate.map((listing) => ({ dealType: DEAL_KIND.mate, listing })),
);

describe('a search that is kept', () => {
  test('asks the same once it is read back from its text, which stays the same', () => {
    fc.assert(
      fc.property(anySearch, anyListing, (search, listed) => {
        const text = dealSearchParams(search);
        const back = dealSearchFrom(search.dealType, text);
        expect(dealSearchParams(back)).toBe(text);
        expect(matchesSearch(back, listed)).toBe(matchesSearch(search, listed));
      }),
    );
  });

  test('of a dong is one of those above each code in it, and of no other', () => {
    const anyCode = fc
      .integer({ min: 0, max: 99 })
      .map((part) => `11620102${String(part).padStart(2, '0')}`);
    fc.assert(
      fc.property(anyCode, anyCode, (code, dong) => {
        expect(dongsAbove(code).includes(dong)).toBe(isInDong(code, dong));
        expect(dongsAbove(code)).toContain(code);
      }),
    );
  });
});

const anyMoment = fc.integer({ min: 0, max: 9 });
const anyNews = fc.record({ listedAt: anyMoment, fellAt: fc.option(anyMoment) });
const anyPrice: fc.Arbitrary<RentPrice> = fc.record({
  rentType: fc.constantFrom('MONTH_RENT', 'JEONSE'),
  price: fc.integer({ min: 0, max: 9 }),
});

describe('a member', () => {
  test('is told of a listing once, and again exactly as often as its price falls below the last', () => {
    fc.assert(
      fc.property(anyMoment, fc.array(fc.tuple(anyNews, anyPrice)), (setAt, looks) => {
        let told: RentPrice | null = null;
        for (const [news, price] of looks) {
          const why = newsFor({ setAt, told }, news, price);
          if (told !== null) expect(why).toBe(isFall(told, price) ? 'CHEAPER' : null);
          if (why === null) continue;
          told = price;
          // Looked at again it says nothing.
          expect(newsFor({ setAt, told }, news, price)).toBeNull();
        }
      }),
    );
  });

  test('is told of no fall where rent is paid otherwise, whatever it costs', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (before, after) => {
        const isLess = after.price < before.price;
        expect(isFall(before, { ...after, rentType: before.rentType })).toBe(isLess);
        if (before.rentType !== after.rentType) expect(isFall(before, after)).toBe(false);
      }),
    );
  });

  test('is told nothing of what was there as it is before the alarm', () => {
    fc.assert(
      fc.property(anyMoment, anyNews, anyPrice, (setAt, news, price) => {
        const isOld = news.listedAt < setAt && (news.fellAt ?? -1) < setAt;
        expect(newsFor({ setAt, told: null }, news, price) === null).toBe(isOld);
      }),
    );
  });
});
