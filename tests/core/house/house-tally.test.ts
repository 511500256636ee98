import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AREA_RANGE,
  DEPOSIT_RANGE,
  EMPTY_FILTER,
  matchesFilter,
  MONTHLY_RANGE,
  TALLY_BARS,
  tallyBar,
  tallyHouses,
  tallyOf,
  type FilteredHouse,
  type HouseFilter,
} from '#core';
import { filteredHouses, filters, TODAY } from '../../support/house-filters';
import { evenly } from '../../support/core-values';

describe('tallyBar', () => {
  it.each([
    [DEPOSIT_RANGE, 0, 0],
    [DEPOSIT_RANGE, 666, 0],
    [DEPOSIT_RANGE, 667, 1],
    [DEPOSIT_RANGE, 19_999, 29],
    [DEPOSIT_RANGE, 20_000, 29],
    [DEPOSIT_RANGE, 100_000, 29],
    [MONTHLY_RANGE, 6, 0],
    [MONTHLY_RANGE, 20, 3],
    [AREA_RANGE, 3.33, 0],
    [AREA_RANGE, 10, 3],
    [AREA_RANGE, 99.99, 29],
    [AREA_RANGE, -1, 0],
    [{ min: 100, max: 130, step: 1 }, 101, 1],
  ])('of %j has %d in bar %d', (range, value, bar) => {
    expect(tallyBar(range, value)).toBe(bar);
  });

  it('never goes down while the value goes up', () => {
    const values = evenly(-10, 30_000);
    fc.assert(
      fc.property(fc.constantFrom(DEPOSIT_RANGE, AREA_RANGE), values, values, (range, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(tallyBar(range, low)).toBeLessThanOrEqual(tallyBar(range, high));
      }),
    );
  });
});

describe('tallyOf', () => {
  it('counts every value once, whatever its order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 40_000 })), (values) => {
        const bars = tallyOf(DEPOSIT_RANGE, values);
        expect(bars).toHaveLength(TALLY_BARS);
        expect(bars.reduce((sum, count) => sum + count, 0)).toBe(values.length);
        expect(tallyOf(DEPOSIT_RANGE, [...values].reverse())).toEqual(bars);
      }),
    );
  });

  it('puts what is cheap in front', () => {
    expect(tallyOf(MONTHLY_RANGE, [0, 1, 7, 500]).filter((count) => count > 0)).toEqual([2, 1, 1]);
  });
});

describe('tallyHouses', () => {
  const [model] = fc.sample(filteredHouses, { numRuns: 1, seed: 1 }) as [FilteredHouse];
  const rented = (deposit: number, monthly: number, area: number): FilteredHouse => ({
    ...model,
    dealType: 'MONTH_RENT',
    deposit,
    monthly,
    area,
    maintenance: { fee: 7, items: [], billedByUse: [] },
  });
  const houses = [
    rented(1_000, 40, 20),
    rented(1_000, 60, 30),
    rented(3_000, 40, 40),
    { ...rented(3_000, 40, 40), maintenance: null },
    { ...rented(9_000, 0, 50), dealType: 'JEONSE' as const },
  ];
  /** The bars that hold something. */
  const filled = (bars: readonly number[]) =>
    Object.fromEntries(bars.flatMap((count, bar) => (count > 0 ? [[bar, count]] : [])));
  const tally = (part: Partial<HouseFilter>) => {
    const { total, deposit, monthly, area } = tallyHouses(
      houses,
      { ...EMPTY_FILTER, ...part },
      TODAY,
    );
    return { total, deposit: filled(deposit), monthly: filled(monthly), area: filled(area) };
  };

  it('counts all there are for a filter that asks nothing, jeonse among no rents', () => {
    expect(tally({})).toEqual({
      total: 5,
      deposit: { 1: 2, 4: 2, 13: 1 },
      monthly: { 6: 3, 9: 1 },
      area: { 6: 1, 9: 1, 12: 2, 15: 1 },
    });
  });

  it('lets a range narrow the other histograms, and not its own', () => {
    expect(tally({ deposit: { from: null, to: 2_000 } })).toEqual({
      total: 2,
      deposit: { 1: 2, 4: 2, 13: 1 },
      monthly: { 6: 1, 9: 1 },
      area: { 6: 1, 9: 1 },
    });
    expect(tally({ area: { from: 30, to: null } })).toEqual({
      total: 4,
      deposit: { 1: 1, 4: 2, 13: 1 },
      monthly: { 6: 2, 9: 1 },
      area: { 6: 1, 9: 1, 12: 2, 15: 1 },
    });
    expect(tally({ monthly: { from: 50, to: null }, area: { from: 30, to: null } })).toEqual({
      total: 2,
      deposit: { 1: 1, 13: 1 },
      monthly: { 6: 2, 9: 1 },
      area: { 9: 1, 15: 1 },
    });
  });

  it('moves rents up by the fee where it is counted in', () => {
    expect(tally({ withMaintenance: true }).monthly).toEqual({ 6: 1, 7: 2, 10: 1 });
  });

  it('adds up to what passes everything but one range', () => {
    const sum = (bars: readonly number[]) => bars.reduce((all, count) => all + count, 0);
    fc.assert(
      fc.property(fc.array(filteredHouses), filters, (some, filter) => {
        const { total, deposit, monthly, area } = tallyHouses(some, filter, TODAY);
        const passing = some.filter((house) => matchesFilter(house, filter, TODAY));
        expect(total).toBe(passing.length);
        expect(sum(deposit)).toBeGreaterThanOrEqual(total);
        expect(sum(area)).toBeGreaterThanOrEqual(total);
        const rents = passing.filter(({ dealType }) => dealType !== 'JEONSE');
        expect(sum(monthly)).toBeGreaterThanOrEqual(rents.length);
      }),
    );
  });
});
