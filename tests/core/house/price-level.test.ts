import { describe, expect, test } from 'vitest';
import { priceLevelOf } from '#core';

describe('the price level', () => {
  test.each([
    [[], null],
    [[7], 7],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2],
    [[1, 2], 1],
    [[10, 10, 10, 1], 10],
  ])('of %j is %j', (prices, median) => {
    expect(priceLevelOf(prices)).toEqual({ count: prices.length, median });
  });
});
