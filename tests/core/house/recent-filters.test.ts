import { expect, it } from 'vitest';
import {
  addRecentFilter,
  EMPTY_FILTER,
  parseRecentFilters,
  RECENT_FILTERS,
  removeRecentFilter,
  storedRecentFilters,
  type HouseFilter,
} from '#core';

const TODAY = '20261120';

const asking = (part: Partial<HouseFilter>): HouseFilter => ({ ...EMPTY_FILTER, ...part });
const walk = (walkWithin: number) => asking({ walkWithin });

it('puts the newest first, keeps five and each once', () => {
  expect(RECENT_FILTERS).toBe(5);
  const list = [5, 4, 3, 2, 1].map(walk);
  expect(addRecentFilter(list, walk(6))).toEqual([6, 5, 4, 3, 2].map(walk));
  expect(addRecentFilter(list, walk(3))).toEqual([3, 5, 4, 2, 1].map(walk));
});

it('keeps no filter that asks nothing', () => {
  expect(addRecentFilter([walk(1)], EMPTY_FILTER)).toEqual([walk(1)]);
  expect(addRecentFilter([], asking({ withMaintenance: true }))).toEqual([]);
});

it('takes two that ask the same for one', () => {
  const both = asking({ types: ['HOUTP00001', 'HOUTP00002'] });
  const turned = asking({ types: ['HOUTP00002', 'HOUTP00001'] });
  expect(addRecentFilter([both], turned)).toEqual([turned]);
  expect(addRecentFilter([walk(5)], { ...walk(5), withMaintenance: true })).toHaveLength(1);
  for (const monthly of [
    { from: null, to: 60 },
    { from: 30, to: null },
  ]) {
    const rent = asking({ monthly });
    expect(addRecentFilter([rent], { ...rent, withMaintenance: true })).toHaveLength(2);
  }
});

it('forgets one, and leaves the others in their order', () => {
  expect(removeRecentFilter([3, 2, 1].map(walk), { ...walk(2), withMaintenance: true })).toEqual(
    [3, 1].map(walk),
  );
});

it('asks for today where the day to move in by has passed since', () => {
  const stored = storedRecentFilters([
    asking({ moveInBy: '20261101' }),
    asking({ moveInBy: '20261020' }),
    asking({ moveInBy: '20261201' }),
  ]);
  expect(parseRecentFilters(stored, TODAY)).toEqual([
    asking({ moveInBy: TODAY }),
    asking({ moveInBy: '20261201' }),
  ]);
});

it.each([null, '', 'null', '{', '7', '[]', '[null, 3, "a", [], {}]', '[{"walkWithin":"soon"}]'])(
  'reads nothing out of %j',
  (stored) => {
    expect(parseRecentFilters(stored, TODAY)).toEqual([]);
  },
);

it('reads what it can', () => {
  const stored = JSON.stringify([{ walkWithin: 10, dealType: 'PALACE' }, 'x', { layout: 'OPEN' }]);
  expect(parseRecentFilters(stored, TODAY)).toEqual([walk(10), asking({ layouts: ['OPEN'] })]);
});
