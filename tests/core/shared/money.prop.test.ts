import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatManwon, formatPrice, toPyeong } from '#core';
import { anyNumber } from '../../support/core-values';
import { roundTrips } from '../../support/laws';

/** What a person understands by `1억 2,000만`. */
function understood(text: string): number {
  const [, eok = '0', man = '0'] = /^(?:([\d,]+)억)? ?(?:([\d,]+)만)?$/.exec(text) ?? [];
  return Number(eok.replaceAll(',', '')) * 10_000 + Number(man.replaceAll(',', ''));
}

describe('amounts', () => {
  it('are understood as they were meant', () => {
    roundTrips(fc.integer({ min: 1, max: 100_000_000 }), formatManwon, understood);
  });

  it('are always texts of amounts', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (deposit, monthly) => {
        expect(formatManwon(deposit)).toMatch(/^(0|-?[\d,]+억|-?([\d,]+억 )?[\d,]+만)$/);
        expect(formatPrice({ dealType: 'MONTH_RENT', deposit, monthly })).toMatch(
          /^월세 [-\d,억 ]+\/[-\d,억 ]+$/,
        );
      }),
    );
  });

  it('of area have one decimal at most and are off by no more than half of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (hundredths) => {
        const squareMetres = hundredths / 100;
        const pyeong = toPyeong(squareMetres);
        expect(Math.round(pyeong * 10) / 10).toBe(pyeong);
        expect(Math.abs(pyeong - (squareMetres * 121) / 400)).toBeLessThanOrEqual(0.050001);
      }),
    );
  });
});
