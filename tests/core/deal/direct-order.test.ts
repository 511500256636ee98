import { describe, expect, it } from 'vitest';
import { compareDirects, directPriceKey, type DirectSort } from '#core';

const deal = (
  id: string,
  createdAt: string,
  deposit: number,
  monthly: number,
  maintenance = 0,
) => ({
  id,
  createdAt,
  deposit,
  monthly,
  maintenance,
});

const deals = [
  deal('9', '2026-11-20T10:00:00+09:00', 1_000, 50, 7),
  // The same moment and the same price as 9.
  deal('10', '2026-11-20T01:00:00Z', 1_000, 50, 7),
  deal('11', '2026-11-18T10:00:00+09:00', 12_000, 0),
  deal('12', '2026-11-19T10:00:00+09:00', 0, 58),
];

const order = (sort: DirectSort) => deals.toSorted(compareDirects(sort)).map(({ id }) => id);

describe('the order of direct deals', () => {
  it('is the latest first, whatever zone its moment was written in', () => {
    expect(order('newest')).toEqual(['10', '9', '12', '11']);
  });

  it('is the cheapest a month first, deposit and fee counted in', () => {
    expect(order('price')).toEqual(['11', '12', '10', '9']);
  });
});

describe('what the order by price goes by', () => {
  it.each([
    [{ deposit: 0, monthly: 0, maintenance: 0 }, 0],
    [{ deposit: 240, monthly: 0, maintenance: 0 }, 240],
    [{ deposit: 0, monthly: 1, maintenance: 0 }, 240],
    [{ deposit: 0, monthly: 0, maintenance: 1 }, 240],
    [{ deposit: 1_000, monthly: 50, maintenance: 7 }, 14_680],
  ])('of %j is %d', (price, key) => {
    expect(directPriceKey(price)).toBe(key);
  });
});
