import { describe, expect, it } from 'vitest';
import {
  areaText,
  formatManwon,
  formatPrice,
  groupThousands,
  nearestManwon,
  toPyeong,
  wonOf,
} from '#core';

describe('formatManwon', () => {
  it.each([
    [0, '0'],
    [1, '1만'],
    [500, '500만'],
    [1000, '1,000만'],
    [9999, '9,999만'],
    [10000, '1억'],
    [10001, '1억 1만'],
    [12000, '1억 2,000만'],
    [120000, '12억'],
    [10_000_000, '1,000억'],
    [12000.9, '1억 2,000만'],
    [0.9, '0'],
    [-0.9, '0'],
    [-0, '0'],
    [-500, '-500만'],
    [-12000, '-1억 2,000만'],
    [NaN, '0'],
    [Infinity, '0'],
    [-Infinity, '0'],
    [1e300, '90,071,992억 5,474만'],
    [-1e300, '-90,071,992억 5,474만'],
  ])('%d is %s', (amount, text) => {
    expect(formatManwon(amount)).toBe(text);
  });
});

describe('formatPrice', () => {
  it.each([
    ['MONTH_RENT', 1000, 50, '월세 1,000/50'],
    ['MONTH_RENT', 12000, 50, '월세 1억 2,000/50'],
    ['MONTH_RENT', 10000, 100, '월세 1억/100'],
    ['MONTH_RENT', 0, 45, '월세 0/45'],
    ['MONTH_RENT', 1000, 0, '월세 1,000/0'],
    ['JEONSE', 12000, 0, '전세 1억 2,000'],
    ['JEONSE', 12000, 50, '전세 1억 2,000'],
    ['OTHER', 1000, 50, '기타 1,000/50'],
    ['OTHER', 1000, 0, '기타 1,000'],
    ['OTHER', NaN, NaN, '기타 0'],
  ] as const)('%s %d/%d is %s', (dealType, deposit, monthly, text) => {
    expect(formatPrice({ dealType, deposit, monthly })).toBe(text);
  });
});

it('counts 10,000 won in each 만원', () => {
  expect(wonOf(1000)).toBe(10_000_000);
  expect([574_999, 575_000].map((won) => nearestManwon(won))).toEqual([57, 58]);
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
  [-1234, '-1,234'],
])('groups %d as %s', (amount, text) => {
  expect(groupThousands(amount)).toBe(text);
});

describe('area', () => {
  it.each([
    [23.1, 7],
    [20, 6.1],
    [33.06, 10],
    [3.3058, 1],
    [84.99, 25.7],
    [0, 0],
    [NaN, 0],
    [Infinity, 0],
    [Number.MAX_VALUE, 0],
  ])('%d㎡ are %d평', (squareMetres, pyeong) => {
    expect(toPyeong(squareMetres)).toBe(pyeong);
  });

  it.each([
    [23.1, 'M2', '23.1㎡(7평)'],
    [20, 'M2', '20㎡(6.1평)'],
    [23.1, 'PYEONG', '7평(23.1㎡)'],
    [20, 'PYEONG', '6.1평(20㎡)'],
  ] as const)('%d in %s is %s', (squareMetres, unit, text) => {
    expect(areaText(squareMetres, unit)).toBe(text);
  });
});
