import { describe, expect, it } from 'vitest';
import { FEWEST_COMPARED, priceHint } from '#core';

const usual = (median: number | null, count = 20) => ({ median, count });

describe('a word on a price', () => {
  it.each([
    [700_000, { kind: 'LOW', percent: 30, count: 20 }],
    [1_300_000, { kind: 'HIGH', percent: 30, count: 20 }],
    [0, { kind: 'LOW', percent: 100, count: 20 }],
    [2_500_000, { kind: 'HIGH', percent: 150, count: 20 }],
    [684_000, { kind: 'LOW', percent: 32, count: 20 }],
  ])('of %d won beside a million', (price, hint) => {
    expect(priceHint(price, usual(1_000_000))).toEqual(hint);
  });

  it.each([1_000_000, 700_001, 704_000, 1_299_999, 1_296_000])(
    'is none on %d won, less than thirty of a hundred off a million',
    (price) => {
      expect(priceHint(price, usual(1_000_000))).toBeNull();
    },
  );

  it('is none where too few houses are known, or no price of theirs', () => {
    expect(FEWEST_COMPARED).toBe(20);
    expect(priceHint(1, usual(1_000_000, 19))).toBeNull();
    expect(priceHint(1, usual(null))).toBeNull();
    expect(priceHint(1, usual(0))).toBeNull();
  });

  it('says how many houses it was compared with', () => {
    expect(priceHint(500_000, usual(1_000_000, 137))?.count).toBe(137);
  });
});
