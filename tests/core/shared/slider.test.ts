import { describe, expect, it } from 'vitest';
import { sliderLabel, sliderQuery } from '#core';

const deposit = { min: 0, max: 20_000 };
const area = { min: 10, max: 100 };

it.each([
  [[0, 20_000], '전체', { from: null, to: null }],
  [[0, 0], '없음', { from: null, to: 0 }],
  [[0, 1_000], '1,000만 이하', { from: null, to: 1_000 }],
  [[1_000, 20_000], '1,000만 이상', { from: 1_000, to: null }],
  [[20_000, 20_000], '2억 이상', { from: 20_000, to: null }],
  [[500, 12_000], '500만 ~ 1억 2,000만', { from: 500, to: 12_000 }],
  [[12_000, 500], '500만 ~ 1억 2,000만', { from: 500, to: 12_000 }],
  [[700, 700], '700만 ~ 700만', { from: 700, to: 700 }],
  [[-5, 30_000], '전체', { from: null, to: null }],
  [[-5, -1], '없음', { from: null, to: 0 }],
  [[30_000, 40_000], '2억 이상', { from: 20_000, to: null }],
  [[30_000, 40], '40만 이상', { from: 40, to: null }],
  [[NaN, NaN], '전체', { from: null, to: null }],
  [[NaN, 500], '500만 이하', { from: null, to: 500 }],
  [[500, NaN], '500만 이상', { from: 500, to: null }],
  [[-Infinity, Infinity], '전체', { from: null, to: null }],
] as const)('%j reads %s and asks %j', (value, label, query) => {
  expect(sliderLabel(deposit, value)).toBe(label);
  expect(sliderQuery(deposit, value)).toEqual(query);
});

describe('other limits and units', () => {
  const squareMetres = (n: number): string => `${n}㎡`;

  it.each([
    [[10, 100], '전체'],
    [[10, 10], '없음'],
    [[10, 33], '33㎡ 이하'],
    [[33, 100], '33㎡ 이상'],
    [[20, 33], '20㎡ ~ 33㎡'],
  ] as const)('%j reads %s', (value, label) => {
    expect(sliderLabel(area, value, squareMetres)).toBe(label);
  });

  it('an only value is all there is', () => {
    expect(sliderLabel({ min: 5, max: 5 }, [5, 5])).toBe('전체');
    expect(sliderQuery({ min: 5, max: 5 }, [5, 5])).toEqual({ from: null, to: null });
  });

  it('asks for 0, never for −0', () => {
    expect(sliderQuery({ min: -10, max: 10 }, [-0, 5])).toStrictEqual({ from: 0, to: 5 });
  });
});
