import fc, { type Arbitrary } from 'fast-check';
import {
  addDays,
  DEAL_TYPE,
  DISCOUNT,
  EMPTY_FILTER,
  GENDER,
  HOUSE_TYPE,
  LAYOUT,
  MOST_CONFIRMED_DAYS,
  MOST_WALK_MINUTES,
  ODD_FLOOR,
  ROOM_OPTION,
  type FilteredHouse,
  type Floor,
  type HouseFilter,
  type MoveIn,
  type NumberRange,
  type Yyyymmdd,
} from '#core';

/** The day on which the houses and filters of these are looked at. */
export const TODAY: Yyyymmdd = '20261120';

const some = <Code extends string>(codes: Readonly<Record<string, Code>>): Arbitrary<Code[]> =>
  fc.subarray(Object.values(codes));
const one = <Code extends string>(codes: Readonly<Record<string, Code>>): Arbitrary<Code> =>
  fc.constantFrom(...Object.values(codes));

const QUESTIONS = Object.keys(EMPTY_FILTER) as (keyof HouseFilter)[];

const ranges = (max: number): Arbitrary<NumberRange> =>
  fc
    .tuple(fc.option(fc.nat({ max })), fc.option(fc.nat({ max })))
    .map(([from, to]) =>
      from !== null && to !== null && from > to ? { from: to, to: from } : { from, to },
    );

/** Days around {@link TODAY} on which somebody wants to move in, or could. */
export const moveInDays: Arbitrary<Yyyymmdd> = fc
  .integer({ min: -30, max: 120 })
  .map((days) => addDays(TODAY, days));

export const layouts = one(LAYOUT);

export const floors: Arbitrary<Floor> = fc.oneof(
  fc.record({
    kind: fc.constant('GROUND' as const),
    number: fc.integer({ min: 1, max: 20 }),
    total: fc.constant(20),
  }),
  fc.record({ kind: one(ODD_FLOOR), number: fc.constant(null), total: fc.constant(4) }),
);

export const moveIns: Arbitrary<MoveIn> = fc.oneof(
  fc.record({ kind: fc.constantFrom('NOW' as const, 'NEGOTIABLE'), day: fc.constant(null) }),
  fc.record({ kind: fc.constant('DAY' as const), day: moveInDays }),
);

/** Dongs, and a 읍 with two of its 리. */
export const dongCodes: Arbitrary<string> = fc.constantFrom(
  '1162010200',
  '1162010100',
  '4613025000',
  '4613025021',
  '4613025022',
);

const MIDNIGHT = Date.parse('2026-11-20T00:00:00+09:00');

/** Moments of the last months: any, and the last and first of a day in Seoul. */
export const moments: Arbitrary<string> = fc
  .tuple(
    fc.integer({ min: 0, max: 90 }),
    fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -43_200_000, max: 43_200_000 })),
  )
  .map(([days, ms]) => new Date(MIDNIGHT - days * 86_400_000 + ms).toISOString());

/** Any filter that a person can set. */
export const filters: Arbitrary<HouseFilter> = fc.record({
  types: some(HOUSE_TYPE),
  dealTypes: some(DEAL_TYPE),
  deposit: ranges(20_000),
  monthly: ranges(200),
  withMaintenance: fc.boolean(),
  area: ranges(100),
  layouts: some(LAYOUT),
  exceptFloors: some(ODD_FLOOR),
  options: some(ROOM_OPTION),
  discounts: some(DISCOUNT),
  gender: fc.option(one(GENDER)),
  elevator: fc.boolean(),
  moveInBy: fc.option(moveInDays),
  walkWithin: fc.option(fc.integer({ min: 1, max: MOST_WALK_MINUTES })),
  confirmedWithin: fc.option(fc.integer({ min: 1, max: MOST_CONFIRMED_DAYS })),
  dongliCode: fc.option(dongCodes),
});

/** The same filters with at most four of their questions, so that something passes. */
export const askingFew = (asked: Arbitrary<HouseFilter>): Arbitrary<HouseFilter> =>
  fc.tuple(asked, fc.subarray(QUESTIONS, { maxLength: 4 })).map(([filter, kept]) => ({
    ...EMPTY_FILTER,
    ...Object.fromEntries(kept.map((question) => [question, filter[question]])),
  }));

/** The wider of two limits that grow; null is the widest. */
const wider = <Limit extends string | number>(a: Limit | null, b: Limit | null): Limit | null =>
  a === null || b === null ? null : a > b ? a : b;

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
      // A fee on top of the rent lets fewer houses stay below a limit.
      withMaintenance: narrow.withMaintenance && other.withMaintenance,
      area: { from: null, to: null },
      layouts: narrow.layouts.length === 0 ? [] : [...narrow.layouts, ...other.layouts],
      exceptFloors: narrow.exceptFloors.slice(1),
      options: narrow.options.slice(1),
      discounts: narrow.discounts.length === 0 ? [] : [...narrow.discounts, ...other.discounts],
      gender: other.gender === null ? null : narrow.gender,
      elevator: narrow.elevator && other.elevator,
      moveInBy: wider(narrow.moveInBy, other.moveInBy),
      walkWithin: wider(narrow.walkWithin, other.walkWithin),
      confirmedWithin: wider(narrow.confirmedWithin, other.confirmedWithin),
      dongliCode: other.dongliCode === null ? null : narrow.dongliCode,
    },
  }));

/** As much of a house as a filter looks at. */
export const filteredHouses: Arbitrary<FilteredHouse> = fc.record({
  type: one(HOUSE_TYPE),
  dealType: one(DEAL_TYPE),
  deposit: fc.nat({ max: 25_000 }),
  monthly: fc.nat({ max: 250 }),
  maintenance: fc.option(fc.nat({ max: 30 }).map((fee) => ({ fee, items: [], billedByUse: [] }))),
  area: fc.nat({ max: 12_000 }).map((hundredths) => hundredths / 100),
  layout: layouts,
  floor: floors,
  options: some(ROOM_OPTION),
  discounts: some(DISCOUNT),
  gender: fc.option(one(GENDER)),
  elevator: fc.boolean(),
  moveIn: moveIns,
  station: fc.option(
    fc.nat({ max: 40 }).map((walkMinutes) => ({ name: '신림역', lines: [], walkMinutes })),
  ),
  confirmedAt: moments,
  address: dongCodes.map((dongliCode) => ({ dongliCode, sido: '', sigungu: '', dong: '' })),
});
