import fc, { type Arbitrary } from 'fast-check';
import {
  DEAL_TYPE,
  DISCOUNT,
  GENDER,
  HOUSE_TYPE,
  ROOM_OPTION,
  type FilteredHouse,
  type HouseFilter,
  type NumberRange,
} from '#core';

const some = <Code extends string>(codes: Readonly<Record<string, Code>>): Arbitrary<Code[]> =>
  fc.subarray(Object.values(codes));
const one = <Code extends string>(codes: Readonly<Record<string, Code>>): Arbitrary<Code> =>
  fc.constantFrom(...Object.values(codes));

const ranges = (max: number): Arbitrary<NumberRange> =>
  fc
    .tuple(fc.option(fc.nat({ max })), fc.option(fc.nat({ max })))
    .map(([from, to]) =>
      from !== null && to !== null && from > to ? { from: to, to: from } : { from, to },
    );

/** Any filter that a person can set. */
export const filters: Arbitrary<HouseFilter> = fc.record({
  types: some(HOUSE_TYPE),
  dealTypes: some(DEAL_TYPE),
  deposit: ranges(20_000),
  monthly: ranges(200),
  area: ranges(100),
  options: some(ROOM_OPTION),
  discounts: some(DISCOUNT),
  gender: fc.option(one(GENDER)),
});

/** A filter, and one that asks the same and more. */
export const narrowed: Arbitrary<{ wide: HouseFilter; narrow: HouseFilter }> = fc
  .tuple(filters, filters)
  .map(([narrow, other]) => ({
    narrow,
    wide: {
      types: narrow.types.length === 0 ? [] : [...narrow.types, ...other.types],
      dealTypes: narrow.dealTypes.length === 0 ? [] : [...narrow.dealTypes, ...other.dealTypes],
      deposit: { from: narrow.deposit.from, to: null },
      monthly: { from: null, to: narrow.monthly.to },
      area: { from: null, to: null },
      options: narrow.options.slice(1),
      discounts: narrow.discounts.length === 0 ? [] : [...narrow.discounts, ...other.discounts],
      gender: other.gender === null ? null : narrow.gender,
    },
  }));

/** As much of a house as a filter looks at. */
export const filteredHouses: Arbitrary<FilteredHouse> = fc.record({
  type: one(HOUSE_TYPE),
  dealType: one(DEAL_TYPE),
  deposit: fc.nat({ max: 25_000 }),
  monthly: fc.nat({ max: 250 }),
  area: fc.nat({ max: 12_000 }).map((hundredths) => hundredths / 100),
  options: some(ROOM_OPTION),
  discounts: some(DISCOUNT),
  gender: fc.option(one(GENDER)),
});
