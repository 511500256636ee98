import { describe, expect, it, test } from 'vitest';
import {
  isNews,
  isPriceNews,
  laterFirst,
  newestFirst,
  newsOrder,
  newsSince,
  priceChange,
} from '#core';

const TODAY = '20261120';
const HOUSE = {
  id: '1',
  dealType: 'MONTH_RENT' as const,
  deposit: 1_000,
  monthly: 50,
  postedAt: '2026-11-20T09:00:00+09:00',
  formerPrice: null,
};
const former = (changedOn: string, monthly = 55) => ({ deposit: 1_000, monthly, changedOn });

describe('a house posted on a day', () => {
  it.each([
    ['2026-11-19T14:59:59Z', false],
    ['2026-11-19T15:00:00Z', true],
    ['2026-11-20T14:59:59Z', true],
    ['2026-11-20T15:00:00Z', false],
  ])('of Seoul, %s, is new today: %s', (postedAt, isNew) => {
    expect(isNews({ ...HOUSE, postedAt }, 'new-today', TODAY, priceChange)).toBe(isNew);
  });
});

describe('a lower price', () => {
  it.each([
    ['20261120', true],
    ['20261021', true],
    ['20261020', false],
  ])('of %s is news: %s', (changedOn, isNew) => {
    const house = { ...HOUSE, formerPrice: former(changedOn) };
    expect(isNews(house, 'price-dropped', TODAY, priceChange)).toBe(isNew);
    expect(isPriceNews(former(changedOn), TODAY)).toBe(isNew);
    expect(changedOn >= newsSince(TODAY)).toBe(isNew);
  });

  it.each([
    ['never changed', null],
    ['stayed', former('20261119', 50)],
    ['rose', former('20261119', 45)],
  ])('is none where the price %s', (_, formerPrice) => {
    expect(isNews({ ...HOUSE, formerPrice }, 'price-dropped', TODAY, priceChange)).toBe(false);
  });
});

test('news stand with the latest first, of equals the house that came later', () => {
  const posted = (id: string, postedAt: string) => ({ ...HOUSE, id, postedAt });
  const older = posted('10', '2026-11-20T01:00:00+09:00');
  const newer = posted('9', '2026-11-20T02:00:00+09:00');
  expect([older, newer].sort(newsOrder('new-today'))).toEqual([newer, older]);
  const twin = { ...newer, id: '11' };
  expect([older, newer, twin].sort(newestFirst)).toEqual([twin, newer, older]);
  const changed = (id: string, changedOn: string) => ({
    ...HOUSE,
    id,
    formerPrice: former(changedOn),
  });
  const houses = [
    changed('2', '20261101'),
    changed('10', '20261101'),
    changed('3', '20261119'),
    HOUSE,
  ];
  expect(houses.sort(newsOrder('price-dropped')).map(({ id }) => id)).toEqual([
    '3',
    '10',
    '2',
    '1',
  ]);
  expect([{ id: '2' }, { id: '10' }].sort(laterFirst)).toEqual([{ id: '10' }, { id: '2' }]);
});
