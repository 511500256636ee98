import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceLevelOf } from '#core';

const prices = fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 1, maxLength: 40 });

describe('any price level', () => {
  test('has as many prices below as above', () => {
    fc.assert(
      fc.property(prices, (all) => {
        const { count, median } = priceLevelOf(all);
        const middle = median ?? -1;
        expect(count).toBe(all.length);
        expect(all.filter((price) => price < middle).length).toBeLessThanOrEqual(count / 2);
        // Rounded down: what lies above is above the next whole number.
        expect(all.filter((price) => price > middle + 1).length).toBeLessThanOrEqual(count / 2);
      }),
    );
  });

  test('does not depend on the order, and leaves the list alone', () => {
    fc.assert(
      fc.property(prices, (all) => {
        const given = [...all];
        const level = priceLevelOf(all);
        expect(all).toEqual(given);
        expect(priceLevelOf(all.toReversed())).toEqual(level);
        expect(priceLevelOf(all.toSorted((a, b) => a - b))).toEqual(level);
      }),
    );
  });
});
