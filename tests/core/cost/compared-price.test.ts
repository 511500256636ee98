import { describe, expect, test } from 'vitest';
import { comparedPrice } from '#core';

const ON = '20261120';

describe('what a price is compared by', () => {
  test('is the deposit of a jeonse', () => {
    const jeonse = { dealType: 'JEONSE', deposit: 12_000, monthly: 0 } as const;
    expect(comparedPrice(jeonse, ON)).toBe(120_000_000);
  });

  test.each(['MONTH_RENT', 'OTHER'] as const)(
    'is rent and deposit of %s, rounded down',
    (dealType) => {
      // 1,000만 × 5 % / 12 = 41,666.67 won.
      expect(comparedPrice({ dealType, deposit: 1000, monthly: 50 }, ON)).toBe(541_666);
    },
  );

  test('follows the legal rate of the day', () => {
    const price = { dealType: 'MONTH_RENT', deposit: 1200, monthly: 0 } as const;
    expect(comparedPrice(price, '20260101')).toBe(45_000);
    expect(comparedPrice(price, ON)).toBe(50_000);
  });
});
