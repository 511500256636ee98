import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceHint } from '#core';

const medians = fc.integer({ min: 1, max: 1_000_000_000 });
const counts = fc.integer({ min: 20, max: 5_000 });

describe('a word on a price', () => {
  it('is said of what is dear as it is of what is cheap', () => {
    fc.assert(
      fc.property(medians, counts, fc.integer({ min: 0, max: 100 }), (median, count, part) => {
        const off = Math.round((median * part) / 100);
        const low = priceHint(median - off, { median, count });
        const high = priceHint(median + off, { median, count });
        expect(high).toEqual(low === null ? null : { ...low, kind: 'HIGH' });
        if (low !== null) expect(low.kind).toBe('LOW');
      }),
    );
  });

  it('is said from thirty of a hundred on, and never below', () => {
    fc.assert(
      fc.property(medians, counts, fc.nat(2_000_000_000), (median, count, price) => {
        const hint = priceHint(price, { median, count });
        expect(hint === null).toBe(Math.abs(price - median) * 100 < 30 * median);
        if (hint !== null) expect(hint.percent).toBeGreaterThanOrEqual(30);
      }),
    );
  });

  it('is never said where fewer than twenty houses are known', () => {
    fc.assert(
      fc.property(fc.nat(), medians, fc.nat(19), (price, median, count) => {
        expect(priceHint(price, { median, count })).toBeNull();
      }),
    );
  });
});
