import { observe } from 'mobx';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AppError, EMPTY_FILTER, HOUSE_LAYER, AD_SLOT } from '#core';
import { HouseListStore } from '../../../../../src/ui/screens/map/list/house-list-store';
import { SCROLL_CHECK_MS } from '../pauses';
import type { MapQuestion } from '../../../../../src/ui/screens/map/answer/map-question';
import { sourceOf } from '../map-store-kit';
import { page, ScriptedHouses } from '../../../../support/scripted-houses';
import { MemoryInventories } from '../../../../../src/adapters/memory/memory-inventories';
import { MemoryStorage } from '../../../../../src/adapters/memory/memory-storage';
import { textNotice } from '../../../support/notices';

const QUESTION: MapQuestion = {
  bounds: { swLat: 37, swLng: 126, neLat: 38, neLng: 127 },
  level: 5,
  layer: HOUSE_LAYER,
  filter: EMPTY_FILTER,
  sort: 'recommended',
  spot: null,
};

function setUp() {
  const houses = new ScriptedHouses();
  houses.onList = ({ cursor }) =>
    Promise.resolve(
      cursor === 'a' ? page(['2', '3'], { next: 'b', total: 4 }) : page(['4'], { total: 4 }),
    );
  const stale: true[] = [];
  const store = new HouseListStore(sourceOf(houses), () => void stale.push(true));
  store.open(QUESTION, page(['1', '2'], { next: 'a', total: 4 }));
  const ids = () => store.shown?.houses.map((house) => house.id);
  return { houses, store, ids, stale };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('grows at its end, each house once, the total as on the first page', async () => {
  const { store, ids } = setUp();
  await store.loadMore();
  expect(ids()).toEqual(['1', '2', '3']);
  await store.loadMore();
  expect(ids()).toEqual(['1', '2', '3', '4']);
  await store.loadMore();
  expect(store.shown).toMatchObject({ total: 4, next: null, more: 'idle' });
});

test('looks for its end 100 ms after a scroll, once for many', async () => {
  const { houses, store } = setUp();
  const isNearEnd = vi.fn(() => true);
  store.scrolled(isNearEnd);
  store.scrolled(isNearEnd);
  await vi.advanceTimersByTimeAsync(SCROLL_CHECK_MS - 1);
  expect(isNearEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isNearEnd).toHaveBeenCalledOnce();
  expect(houses.counts().list).toBe(1);
});

test('asks for nothing more within 100 ms of the last question', async () => {
  const { houses, store } = setUp();
  await store.loadMore();
  store.scrolled(() => true);
  await vi.advanceTimersByTimeAsync(SCROLL_CHECK_MS);
  expect(houses.counts().list).toBe(1);
  store.scrolled(() => true);
  await vi.advanceTimersByTimeAsync(SCROLL_CHECK_MS);
  expect(houses.counts().list).toBe(2);
});

test('a page that cannot be had is said, and can be asked for again', async () => {
  const { houses, store, ids } = setUp();
  const answer = houses.onList;
  houses.onList = () => Promise.reject(new AppError('server'));
  await store.loadMore();
  expect(store.shown?.more).toBe('failed');
  houses.onList = answer;
  await store.loadMore();
  expect(ids()).toEqual(['1', '2', '3']);
});

test('a page of another version is told, not shown', async () => {
  const { houses, store, ids, stale } = setUp();
  houses.onList = () => Promise.resolve(page(['9'], { version: '2' }));
  await store.loadMore();
  expect(stale).toHaveLength(1);
  expect(ids()).toEqual(['1', '2']);
});

test('a page that comes after a new list is dropped', async () => {
  const { houses, store, ids } = setUp();
  let answer: (value: ReturnType<typeof page>) => void = () => undefined;
  houses.onList = () => new Promise((resolve) => (answer = resolve));
  const more = store.loadMore();
  store.begin();
  expect(ids()).toEqual(['1', '2']);
  store.open(QUESTION, page(['7']));
  answer(page(['3']));
  await more;
  expect(ids()).toEqual(['7']);
});

test('what is drawn is one value: the same one until something of it changes', async () => {
  const { store } = setUp();
  // As the list that is on the screen does.
  const stop = observe(store, 'drawn', () => undefined);
  onTestFinished(stop);
  const before = store.drawn;
  expect(store.drawn).toBe(before);
  expect(before.page).toBe(store.shown);
  await store.loadMore();
  expect(store.drawn).not.toBe(before);
  expect(store.drawn.page).toBe(store.shown);
});

test('shows one advertisement a visit, which takes its turn when a list is opened', async () => {
  const inventories = new MemoryInventories({
    [AD_SLOT.WEB_MAP_LIST_MIDDLE]: [textNotice('1'), textNotice('2')],
  });
  const perTab = new MemoryStorage();
  const visit = async (lists: number) => {
    const { store } = setUp();
    await store.findAd(inventories, perTab);
    const shown = Array.from({ length: lists }, (_, n) => {
      store.open(QUESTION, page([`${n}`], { total: 1 }));
      return store.ad?.ID ?? null;
    });
    return [...new Set(shown)];
  };
  expect([await visit(2), await visit(0), await visit(1), await visit(1)]).toEqual([
    ['1'],
    [],
    ['2'],
    ['1'],
  ]);
});
