import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  AGE_BAND,
  DEAL_TYPE,
  EMPTY_MATE_FILTER,
  GENDER,
  HABIT_CHOICE,
  MATE_SORT,
  mateFilterCount,
  mateFilterFromParams,
  mateFilterToParams,
  mateListFrom,
  mateListTo,
  matchesMate,
  matePriceKey,
  NO_HABITS,
  ROOM_OPTION,
  UTILITY,
  type HabitChoice,
  type MateFilter,
  type MateTerms,
} from '#core';
import { anyMate, dongsOf, mateHas, mateWant } from '../../support/mates';

const room = mateHas({
  dongs: dongsOf(1),
  habits: { ...NO_HABITS, smoking: 'NO', sleep: 'MIDNIGHT' },
  utilities: ['WATER', 'INTERNET'],
  options: ['FULL', 'PET'],
});
const wanted = mateWant({ dongs: dongsOf(3), gender: GENDER.MALE, monthly: 0, deposit: 9_000 });

const someOf = <Code extends string>(codes: Readonly<Record<string, Code>>) =>
  fc.subarray(Object.values(codes));
const anyRange = fc.option(fc.tuple(fc.nat(1_000), fc.nat(1_000))).map((ends) => {
  const [from = null, to = null] = ends?.toSorted((a, b) => a - b) ?? [];
  return { from, to };
});

const anyFilter: fc.Arbitrary<MateFilter> = fc.record({
  side: fc.constantFrom('HAS' as const, 'WANT' as const, null),
  gender: fc.constantFrom(GENDER.FEMALE, GENDER.MALE, null),
  ages: someOf(AGE_BAND),
  rentTypes: someOf(DEAL_TYPE),
  deposit: anyRange,
  monthly: anyRange,
  utilities: someOf(UTILITY),
  options: someOf(ROOM_OPTION),
  habits: someOf<HabitChoice>(HABIT_CHOICE),
  dongliCode: fc.constantFrom('1162010200', null),
});

describe('a filter', () => {
  it.each<[Partial<MateFilter>, MateTerms, boolean]>([
    [{}, room, true],
    [{ side: 'HAS' }, room, true],
    [{ side: 'WANT' }, room, false],
    [{ gender: GENDER.FEMALE }, room, true],
    [{ gender: GENDER.FEMALE }, wanted, false],
    [{ ages: ['TWENTIES_LATE', 'FORTIES_UP'] }, room, true],
    [{ ages: ['FORTIES_UP'] }, room, false],
    [{ rentTypes: ['MONTH_RENT'] }, room, true],
    [{ rentTypes: ['MONTH_RENT'] }, wanted, false],
    [{ rentTypes: ['JEONSE'] }, wanted, true],
    [{ deposit: { from: 300, to: 300 } }, room, true],
    [{ deposit: { from: 301, to: null } }, room, false],
    [{ monthly: { from: null, to: 35 } }, room, true],
    [{ monthly: { from: null, to: 34 } }, room, false],
    [{ utilities: ['WATER'] }, room, true],
    [{ utilities: ['WATER', 'ELECTRIC'] }, room, false],
    [{ options: ['PET', 'FULL'] }, room, true],
    [{ options: ['PET', 'PARKING'] }, room, false],
    [{ habits: ['smoking-NO'] }, room, true],
    [{ habits: ['smoking-NO', 'smoking-YES'] }, room, true],
    [{ habits: ['smoking-NO', 'sleep-IRREGULAR'] }, room, false],
    // What somebody has not said is not what is asked for.
    [{ habits: ['dishes-AT_ONCE'] }, room, false],
    [{ dongliCode: dongsOf(1)[0]?.dongliCode ?? '' }, room, true],
    [{ dongliCode: dongsOf(1, 2)[0]?.dongliCode ?? '' }, room, false],
    [{ dongliCode: dongsOf(1, 2)[0]?.dongliCode ?? '' }, wanted, true],
  ])('%j', (asked, mate, passes) => {
    expect(matchesMate(mate, { ...EMPTY_MATE_FILTER, ...asked })).toBe(passes);
  });

  test('that asks nothing lets everybody pass, and counts no question', () => {
    fc.assert(fc.property(anyMate, (mate) => matchesMate(mate, EMPTY_MATE_FILTER)));
    expect(mateFilterCount(EMPTY_MATE_FILTER)).toBe(0);
  });

  test('counts what it asks; where, and on which side, is no question', () => {
    const asked = { ...EMPTY_MATE_FILTER, side: 'HAS', dongliCode: '1162010200' } as const;
    expect(mateFilterCount(asked)).toBe(0);
    expect(
      mateFilterCount({
        ...asked,
        gender: GENDER.MALE,
        ages: ['FORTIES_UP', 'TWENTIES_EARLY'],
        rentTypes: ['OTHER'],
        deposit: { from: 1, to: 2 },
        monthly: { from: null, to: 2 },
        utilities: ['WATER'],
        options: ['PET'],
        habits: ['smoking-NO'],
      }),
    ).toBe(8);
  });

  test('is read back from its parameters, and from an address with its order', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...Object.values(MATE_SORT)), (filter, sort) => {
        const params = mateFilterToParams(filter);
        expect(mateFilterFromParams((name) => params[name] ?? null)).toEqual(filter);
        for (const isAround of [false, filter.dongliCode !== null]) {
          const address = { filter, sort, isAround };
          expect(mateListFrom(mateListTo(address))).toEqual(address);
        }
      }),
    );
  });

  test('leaves out what is unknown, and swaps ends in the wrong order', () => {
    expect(
      mateListFrom(
        '?side=BOTH&gender=x&age=OLD,FORTIES_UP&monthlyFrom=50&monthlyTo=20&habit=smoking-NO,x&dongliCode=1&sort=x',
      ),
    ).toEqual({
      filter: {
        ...EMPTY_MATE_FILTER,
        ages: ['FORTIES_UP'],
        monthly: { from: 20, to: 50 },
        habits: ['smoking-NO'],
      },
      sort: MATE_SORT.fit,
      isAround: false,
    });
    const nothing = { filter: EMPTY_MATE_FILTER, sort: MATE_SORT.fit };
    expect(mateListTo({ ...nothing, isAround: false })).toBe('');
    expect(mateListTo({ ...nothing, isAround: true })).toBe('');
    expect(mateListFrom('?around=T').isAround).toBe(false);
  });
});

test('by price a fee counts as rent does, and who wants a room pays none', () => {
  expect(matePriceKey(mateHas({ deposit: 300, monthly: 35, maintenance: 4 }))).toBe(39 * 240 + 300);
  expect(matePriceKey(wanted)).toBe(9_000);
});
