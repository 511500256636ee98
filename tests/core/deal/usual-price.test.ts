import { describe, expect, test } from 'vitest';
import { HOUSE_TYPE, usualPriceOf, usualText } from '#core';

const rooms = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ deposit: (count - at) * 100, monthly: 30 + at }));

describe('the usual price', () => {
  test('is the middle half of what is asked', () => {
    expect(usualPriceOf(rooms(20))).toEqual({
      deposit: { from: 500, to: 1500 },
      monthly: { from: 34, to: 44 },
    });
    expect(usualPriceOf(rooms(21))).toEqual({
      deposit: { from: 600, to: 1600 },
      monthly: { from: 35, to: 45 },
    });
  });

  test('is not known of fewer than 20 rooms', () => {
    expect(usualPriceOf(rooms(19))).toBeNull();
    expect(usualPriceOf([])).toBeNull();
  });
});

describe('a usual range in words', () => {
  test.each([
    [{ from: 300, to: 1000 }, '300만 ~ 1,000만원이에요', '300만에서 1,000만원이에요'],
    [
      { from: 9000, to: 12_000 },
      '9,000만 ~ 1억 2,000만원이에요',
      '9,000만에서 1억 2,000만원이에요',
    ],
    [{ from: 0, to: 100 }, '0 ~ 100만원이에요', '0에서 100만원이에요'],
    [{ from: 50, to: 50 }, '50만원이에요', '50만원이에요'],
    [{ from: 0, to: 0 }, '0원이에요', '0원이에요'],
  ])('%j is seen as %s and heard as %s', (range, seen, said) => {
    expect(usualText('신림동', HOUSE_TYPE.ONE_ROOM, range)).toEqual({
      seen: `신림동 원룸은 보통 ${seen}`,
      said: `신림동 원룸은 보통 ${said}`,
    });
  });

  test('follows the name of the rooms', () => {
    const { seen } = usualText('이 동네', HOUSE_TYPE.SHARE_HOUSE, { from: 30, to: 45 });
    expect(seen).toBe('이 동네 쉐어하우스는 보통 30만 ~ 45만원이에요');
  });
});
