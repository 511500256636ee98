import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAP_START, seenBounds } from '#core';
import type { DongPage } from '../../../../src/ui/screens/map/map-ports';
import { ADDRESS_MS, SETTLE_MS } from '../../../../src/ui/screens/map/map-store';
import { at, setUp, settled, SIZE } from './map-store-kit';

const SILLIM: DongPage = {
  code: '1162010200',
  name: '관악구 신림동',
  title: '관악구 신림동 방',
  view: { center: { lat: 37.4805, lng: 126.9255 }, level: 6 },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(search: string) {
  const world = setUp(search);
  world.dongs.set(SILLIM.code, SILLIM);
  world.store.start();
  return world;
}

describe('the page of a dong', () => {
  test('begins there, with the filter of the address, and asks once', async () => {
    const { store, houses, address } = open('?dong=1162010200&type=HOUTP00001');
    expect(store.view).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.view).toEqual(SILLIM.view);
    expect(store.dong.page?.title).toBe('관악구 신림동 방');
    store.expect(seenBounds(SILLIM.view, SIZE));
    store.settle(settled(SILLIM.view), false);
    await vi.advanceTimersByTimeAsync(SETTLE_MS + ADDRESS_MS);
    expect(houses.counts()).toEqual({ list: 1, marks: 1 });
    expect(store.filter.types).toEqual(['HOUTP00001']);
    expect(address.at).toBe('?dong=1162010200&type=HOUTP00001');
  });

  test('is left when the person moves the map', async () => {
    const { store, address } = open('?dong=1162010200');
    await vi.advanceTimersByTimeAsync(0);
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(store.dong.page).toBeNull();
    expect(address.at).toBe('?lat=37.50000&lng=126.90000&level=5');
  });

  test('that there is none of is the map as it begins', async () => {
    const { store, address } = open('?dong=9999999999&sort=price');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.view).toEqual(MAP_START);
    store.settle(settled(MAP_START), false);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(address.at).toBe('?lat=37.48420&lng=126.92959&level=5&sort=price');
  });

  test('is gone to from a link on the map itself', async () => {
    const { store, address, mover, moves } = open('?lat=37.50000&lng=126.90000&level=5');
    store.attach(mover);
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
    address.at = '?dong=1162010200';
    store.addressChanged();
    await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
    expect(moves.at(-1)).toEqual(SILLIM.view);
    store.settle(settled(SILLIM.view), false);
    await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
    expect(address.at).toBe('?dong=1162010200');
  });

  test('that is not there yet gives way to what the person does meanwhile', async () => {
    const { store } = open('?dong=1162010200');
    store.moveTo(at(37.6));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.view?.center.lat).toBe(37.6);
    expect(store.dong.page).toBeNull();
  });
});
