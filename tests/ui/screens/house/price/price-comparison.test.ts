import { describe, expect, it, test } from 'vitest';
import type { House } from '#core';
import { comparePrice } from '../../../../../src/ui/screens/house/price/price-comparison';
import { house } from '../../../../support/scripted-houses';

const TODAY = '20261120';
/** 1,000/50 at 5 % a year: 541,666 won a month. */
const OWN = 541_666;

const compare = (median: number | null, count: number, part: Partial<House> = {}) =>
  comparePrice(house('1', part), { count, median }, TODAY);

describe('a rent beside the median of its dong', () => {
  it('says how many houses stand behind it, and by how much it is lower', () => {
    expect(compare(OWN + 30_000, 12)).toMatchObject({
      kind: 'compared',
      way: 'below',
      text: '같은 동 원룸 월세 12곳의 가운데값보다 월\u00a03만원 낮아요.',
      own: 54,
      median: 57,
    });
  });

  it('or higher', () => {
    expect(compare(OWN - 110_000, 40)).toMatchObject({
      way: 'above',
      text: '같은 동 원룸 월세 40곳의 가운데값보다 월\u00a011만원 높아요.',
    });
  });

  it('calls less than half of the smallest unit alike', () => {
    expect(compare(OWN + 1_000, 6)).toMatchObject({
      way: 'like',
      text: '같은 동 원룸 월세 6곳의 가운데값과 비슷해요.',
    });
  });

  it('says at which rate a deposit is counted, and since when', () => {
    expect(compare(OWN, 6)).toMatchObject({
      note: expect.stringContaining('5.00%(2026.08.27 기준)') as string,
    });
  });
});

it('compares jeonse by its deposit, without a rate', () => {
  const jeonse = { dealType: 'JEONSE', deposit: 9_500, monthly: 0 } as const;
  expect(compare(100_000_000, 9, jeonse)).toMatchObject({
    way: 'below',
    text: '같은 동 원룸 전세 9곳의 가운데값보다 500만원 낮아요.',
    note: '지금 올라와 있는 집의 보증금끼리 비교했어요.',
  });
});

test.each([
  [0, null, '비교할 집이 아직 없어요.'],
  [0, 5, '비교할 집이 아직 없어요.'],
  [1, 100, '비교할 집이 아직 1곳이에요.'],
  [4, 100, '비교할 집이 아직 4곳이에요.'],
])('with %i others and a median of %s it concludes nothing', (count, median, text) => {
  expect(compare(median, count)).toEqual({ kind: 'few', text });
});
