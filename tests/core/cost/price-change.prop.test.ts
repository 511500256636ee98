import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedPrice, DEAL_TYPE, priceChange } from '#core';

const amounts = fc.record({
  deposit: fc.integer({ min: 0, max: 50_000 }),
  monthly: fc.integer({ min: 0, max: 300 }),
});
const deal = fc.constantFrom(...Object.values(DEAL_TYPE));
const day = fc.constantFrom('20200101', '20260716', '20261120');

describe('any change of price', () => {
  test('turned round goes the other way', () => {
    fc.assert(
      fc.property(deal, amounts, amounts, day, (dealType, now, former, on) => {
        const there = priceChange({ dealType, ...now }, former, on);
        const back = priceChange({ dealType, ...former }, now, on);
        const other = { down: 'up', up: 'down' } as const;
        expect(back?.way ?? null).toBe(there === null ? null : other[there.way]);
      }),
    );
  });

  test('is never down where the compared price rose, nor up where it fell', () => {
    fc.assert(
      fc.property(deal, amounts, amounts, day, (dealType, now, former, on) => {
        const change = priceChange({ dealType, ...now }, former, on);
        const rise =
          comparedPrice({ dealType, ...now }, on) - comparedPrice({ dealType, ...former }, on);
        if (rise > 0) expect(change?.way).toBe('up');
        if (rise < 0) expect(change?.way).toBe('down');
      }),
    );
  });
});
