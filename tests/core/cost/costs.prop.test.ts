import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, brokerageFee, conversionCeiling, legalRatePercent, monthlyCost } from '#core';
import { anyNumber, anyText, days } from '../../support/core-values';

const won = fc.integer({ min: 0, max: 2_000_000_000 });
const kinds = fc.constantFrom('housing', 'officetel', 'other');
const isWholeWon = (amount: number): boolean => Number.isInteger(amount) && amount >= 0;

describe('costs', () => {
  it('never lie above their ceiling, nor a won below it', () => {
    fc.assert(
      fc.property(won, won, kinds, days, (deposit, monthly, building, on) => {
        const fee = brokerageFee({ deposit, monthly, building, on });
        expect(BigInt(fee.amount) * 1_000n).toBeLessThanOrEqual(
          BigInt(fee.base) * BigInt(Math.round(fee.ratePercent * 10)),
        );
        expect(isWholeWon(fee.amount) && isWholeWon(fee.base)).toBe(true);
        const ceiling = conversionCeiling({ deposit, on });
        const exact = BigInt(deposit) * BigInt(Math.round(ceiling.ratePercent * 100));
        expect(BigInt(ceiling.monthly)).toBe(exact / 120_000n);
      }),
    );
  });

  it('count the rent 70 times below 5,000만, 100 times from there', () => {
    fc.assert(
      fc.property(won, won, kinds, days, (deposit, monthly, building, on) => {
        const sum = deposit + monthly * 100;
        const { base } = brokerageFee({ deposit, monthly, building, on });
        expect(base).toBe(sum < 50_000_000 ? deposit + monthly * 70 : sum);
      }),
    );
  });

  it('are whole won for any number', () => {
    fc.assert(
      fc.property(
        anyNumber,
        anyNumber,
        anyNumber,
        anyNumber,
        (rent, maintenance, deposit, rate) => {
          const cost = monthlyCost({ rent, maintenance, deposit, ratePercent: rate });
          expect(isWholeWon(cost)).toBe(true);
        },
      ),
    );
  });

  it('grow with each of their parts', () => {
    fc.assert(
      fc.property(won, won, won, won, (rent, maintenance, deposit, more) => {
        const cost = { rent, maintenance, deposit, ratePercent: 5 };
        const base = monthlyCost(cost);
        expect(monthlyCost({ ...cost, rent: rent + more })).toBe(base + more);
        expect(monthlyCost({ ...cost, maintenance: maintenance + more })).toBe(base + more);
        expect(monthlyCost({ ...cost, deposit: deposit + more })).toBeGreaterThanOrEqual(base);
        expect(monthlyCost({ ...cost, ratePercent: 6 })).toBeGreaterThanOrEqual(base);
      }),
    );
  });

  it('change on the day from which a rule holds, and on no other', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { rule } = conversionCeiling({ deposit: 1, on: day });
        const before = legalRatePercent(addDays(day, -1));
        const changes = ['20260716', '20260827'].includes(day);
        expect(legalRatePercent(day) !== before).toBe(changes);
        expect(rule <= day || rule === '20250529').toBe(true);
      }),
      { examples: [['20260715'], ['20260716'], ['20260826'], ['20260827']] },
    );
  });

  it('survive a day that is none', () => {
    fc.assert(
      fc.property(anyText, (on) => {
        expect(legalRatePercent(on)).toBeLessThanOrEqual(10);
      }),
    );
  });
});
