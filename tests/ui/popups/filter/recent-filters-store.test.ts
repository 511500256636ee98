import { expect, test } from 'vitest';
import { EMPTY_FILTER, STORAGE_KEY, storedRecentFilters, type HouseFilter } from '#core';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { RecentFiltersStore } from '../../../../src/ui/popups/filter/recent-filters-store';

const TODAY = '20261120';
const walk = (walkWithin: number): HouseFilter => ({ ...EMPTY_FILTER, walkWithin });

test('what was applied is there the next time, newest first', () => {
  const storage = new MemoryStorage();
  const store = new RecentFiltersStore(storage, TODAY);
  expect(store.list).toEqual([]);
  store.remember(walk(5));
  store.remember(walk(10));
  store.remember(EMPTY_FILTER);
  expect(store.list).toEqual([walk(10), walk(5)]);
  expect(new RecentFiltersStore(storage, TODAY).list).toEqual([walk(10), walk(5)]);
});

test('one or all are forgotten, and nothing is left behind', () => {
  const storage = new MemoryStorage();
  const store = new RecentFiltersStore(storage, TODAY);
  for (const minutes of [5, 10, 15]) store.remember(walk(minutes));
  store.forget(walk(10));
  expect(new RecentFiltersStore(storage, TODAY).list).toEqual([walk(15), walk(5)]);
  store.forgetAll();
  expect(store.list).toEqual([]);
  expect(storage.read(STORAGE_KEY.RECENT_FILTERS)).toBeNull();
});

test('what another tab has applied meanwhile is not lost', () => {
  const storage = new MemoryStorage();
  const store = new RecentFiltersStore(storage, TODAY);
  storage.write(STORAGE_KEY.RECENT_FILTERS, storedRecentFilters([walk(3)]));
  store.remember(walk(5));
  expect(store.list).toEqual([walk(5), walk(3)]);
});

test('rubbish in storage is no filter', () => {
  const storage = new MemoryStorage();
  storage.write(STORAGE_KEY.RECENT_FILTERS, '{"entries":[[],"x",{"walkWithin":-1}]');
  expect(new RecentFiltersStore(storage, TODAY).list).toEqual([]);
});
