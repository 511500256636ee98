import { describe, expect, test } from 'vitest';
import { priceChange, type DealType } from '#core';

const ON = '20261120';
const rent = (deposit: number, monthly: number, dealType: DealType = 'MONTH_RENT') => ({
  dealType,
  deposit,
  monthly,
});
const change = (now: ReturnType<typeof rent>, deposit: number, monthly: number) =>
  priceChange(now, { deposit, monthly }, ON);

describe('a changed price', () => {
  test.each([
    [rent(1000, 45), 1000, 50, 'down', '월세 5만 내림'],
    [rent(1000, 55), 1000, 50, 'up', '월세 5만 오름'],
    [rent(500, 50), 1000, 50, 'down', '보증금 500만 내림'],
    [rent(10_000, 50), 5000, 50, 'up', '보증금 5,000만 오름'],
    [rent(500, 50, 'OTHER'), 600, 60, 'down', '보증금 100만 내림 · 월세 10만 내림'],
    [rent(12_000, 0, 'JEONSE'), 22_000, 0, 'down', '전세 1억 내림'],
    [rent(12_500, 0, 'JEONSE'), 12_000, 0, 'up', '전세 500만 오름'],
  ] as const)('%j after %i/%i went %s: %s', (now, deposit, monthly, way, text) => {
    expect(change(now, deposit, monthly)).toEqual({ way, text });
  });

  test('goes the way of rent and deposit together', () => {
    // 5 % a year: 1,000만 of deposit are worth some 4만 a month.
    expect(change(rent(2000, 45), 1000, 50)).toEqual({
      way: 'down',
      text: '보증금 1,000만 오름 · 월세 5만 내림',
    });
    expect(change(rent(2000, 47), 1000, 50)?.way).toBe('up');
  });

  test('goes the way of the deposit where both are worth the same', () => {
    // 2,400만 × 5 % / 12 = 10만, to the won.
    expect(change(rent(2400, 40), 0, 50)).toEqual({
      way: 'up',
      text: '보증금 2,400만 오름 · 월세 10만 내림',
    });
    expect(change(rent(0, 50), 2400, 40)?.way).toBe('down');
  });

  test('is none where nothing changed', () => {
    expect(change(rent(1000, 50), 1000, 50)).toBeNull();
    // Jeonse has no rent, whatever is written.
    expect(change(rent(9000, 0, 'JEONSE'), 9000, 30)).toBeNull();
  });
});
