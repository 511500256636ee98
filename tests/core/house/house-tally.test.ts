import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_RANGE, DEPOSIT_RANGE, MONTHLY_RANGE, TALLY_BARS, tallyBar, tallyOf } from '#core';

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
    const values = fc.double({ min: -10, max: 30_000, noNaN: true });
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
