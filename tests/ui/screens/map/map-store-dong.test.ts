import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COUNTRY, EMPTY_FILTER, MAP_START, seenBounds, type Place } from '#core';
import { ADDRESS_MS, SETTLE_MS } from './pauses';
import type { DongPage } from '../../../../src/ui/screens/map/map-ports';
import { at, setUp, settled, SIZE } from './map-store-kit';

const SILLIM: DongPage = {
  code: '1162010200',
  name: '관악구 신림동',
  dong: '신림동',
  title: (count) => (count === 0 ? '관악구 신림동 방' : `관악구 신림동 방 ${count}개`),
  view: { center: { lat: 37.4805, lng: 126.9255 }, level: 6 },
};

const SEOMYEON: Place = {
  id: 'station-1',
  kind: 'station',
  name: '서면역',
  detail: '부산 부산진구',
  lines: [],
  lat: 35.157,
  lng: 129.059,
  level: 5,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How long the dong of a cold map takes in the tests that do something meanwhile. */
const SLOW_MS = 3000;

function open(search: string, given: { readonly ms?: number; readonly isAway?: boolean } = {}) {
  const world = setUp(search);
  Object.assign(world.dongs, given);
  world.dongs.pages.set(SILLIM.code, SILLIM);
  world.store.start();
  return world;
}

describe('the page of a dong', () => {
  test('begins there, with the filter of the address, and asks once', async () => {
    const { store, houses, address } = open('?dong=1162010200&type=HOUTP00001');
    expect(store.view).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.view).toEqual(SILLIM.view);
    expect(store.dong.page).toBe(SILLIM);
    store.expect(seenBounds(SILLIM.view, SIZE));
    store.settle(settled(SILLIM.view), false);
    await vi.advanceTimersByTimeAsync(SETTLE_MS + ADDRESS_MS);
    expect(houses.counts()).toEqual({ list: 1, marks: 1 });
    expect(store.filter).toMatchObject({ types: ['HOUTP00001'], dongliCode: '1162010200' });
    // The dong says where, whatever part of it the map shows.
    expect(store.bounds).toEqual(COUNTRY);
    expect(address.at).toBe('?dong=1162010200&type=HOUTP00001');
  });

  test('is left when the person moves the map, which goes on showing that dong only', async () => {
    const { store, address } = open('?dong=1162010200');
    await vi.advanceTimersByTimeAsync(0);
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(store.dong.page).toBeNull();
    expect(store.dong.found).toBe(SILLIM);
    expect(store.bounds).not.toEqual(COUNTRY);
    expect(address.at).toBe('?dong=1162010200&lat=37.50000&lng=126.90000&level=5');
  });

  test('is opened again from its chip', async () => {
    const { store, dongs, address } = open('?dong=1162010200');
    await vi.advanceTimersByTimeAsync(0);
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    store.dong.reopen();
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    store.settle(settled(SILLIM.view), false);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(address.at).toBe('?dong=1162010200');
    expect(dongs.asked).toHaveLength(2);
  });

  test('ends with its filter, where the map stands', async () => {
    const { store, address } = open('?dong=1162010200');
    await vi.advanceTimersByTimeAsync(0);
    store.settle(settled(SILLIM.view), false);
    store.setFilter(EMPTY_FILTER);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(store.dong.found).toBeNull();
    expect(store.bounds).not.toEqual(COUNTRY);
    expect(address.at).toBe('?lat=37.48050&lng=126.92550&level=6');
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
    expect(store.dong.found).toBe(SILLIM);
  });
});

describe('a dong that is still looked for', () => {
  const opening = (search = '?dong=1162010200') => open(search, { ms: SLOW_MS });

  test('is given up with its screen, and writes nothing over another map’s entry', async () => {
    const { store, dongs, address } = opening();
    store.stop();
    expect(dongs.asked.map(({ cancel }) => cancel.aborted)).toEqual([true]);
    address.at = '?lat=35.10000&lng=129.00000&level=7';
    await vi.advanceTimersByTimeAsync(SLOW_MS + ADDRESS_MS);
    expect(address.replaced).toEqual([]);
    expect(store.view).toBeNull();
  });

  test('is taken up again with its screen', async () => {
    const { store, dongs } = opening();
    store.stop();
    store.start();
    store.start();
    expect(dongs.asked.map(({ cancel }) => cancel.aborted)).toEqual([true, false]);
    expect(store.view).toBeNull();
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    expect(store.view).toEqual(SILLIM.view);
    expect(store.dong.page).toEqual(SILLIM);
  });

  test.each([
    ['Back to a point', '?lat=35.10000&lng=129.00000&level=7', { lat: 35.1, lng: 129 }],
    ['a link to other houses', '?sort=price', MAP_START.center],
    ['a link to the map', '', MAP_START.center],
  ])('gives way to %s', async (_, search, center) => {
    const { store, dongs, address } = opening();
    address.at = search;
    store.addressChanged();
    expect(store.view?.center).toEqual(center);
    expect(dongs.asked.map(({ cancel }) => cancel.aborted)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(SLOW_MS + ADDRESS_MS);
    expect(store.view?.center).toEqual(center);
    expect(store.dong.page).toBeNull();
    expect(address.at).not.toContain('dong');
  });

  test('gives way to another dong, which is waited for as well', async () => {
    const { store, dongs, address } = opening('?dong=1162010300');
    await vi.advanceTimersByTimeAsync(SLOW_MS / 2);
    address.at = '?dong=1162010200';
    store.addressChanged();
    expect(store.view).toBeNull();
    await vi.advanceTimersByTimeAsync(SLOW_MS / 2);
    // The first one has answered by now.
    expect(store.view).toBeNull();
    await vi.advanceTimersByTimeAsync(SLOW_MS / 2);
    expect(store.view).toEqual(SILLIM.view);
    expect(dongs.asked.map(({ code, cancel }) => [code, cancel.aborted])).toEqual([
      ['1162010300', true],
      ['1162010200', false],
    ]);
  });

  test('is not given up for the address that names it', async () => {
    const { store, dongs } = opening();
    store.addressChanged();
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    expect(store.dong.page).toEqual(SILLIM);
    expect(dongs.asked).toHaveLength(1);
  });

  test('is given up for another place that is searched for', () => {
    const { store, dongs } = opening();
    store.goTo(SEOMYEON);
    expect(dongs.asked.map(({ cancel }) => cancel.aborted)).toEqual([true]);
    expect(store.view?.center).toEqual({ lat: 35.157, lng: 129.059 });
  });
});

describe('a dong of which nobody could say where it is', () => {
  test('begins as any map does, and stays in the address until the person moves', async () => {
    const { store, address } = open('?dong=1162010200&sort=price', { isAway: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.view).toEqual(MAP_START);
    expect(store.dong.page).toBeNull();
    store.settle(settled(MAP_START), false);
    await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
    expect(address.at).toBe('?dong=1162010200&sort=price');
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
    expect(address.at).toBe('?dong=1162010200&lat=37.50000&lng=126.90000&level=5&sort=price');
  });

  test('leaves the map where it is', async () => {
    const { store, address } = open('?lat=37.50000&lng=126.90000&level=5', { isAway: true });
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
    address.at = '?dong=1162010200';
    store.addressChanged();
    await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
    expect(store.view?.center.lat).toBe(37.5);
    expect(address.at).toBe('?dong=1162010200');
  });
});

describe('a dong that filters beside a point', () => {
  test('is asked for its name, and the map stays at the point', async () => {
    const { store, dongs, address } = open('?dong=1162010200&lat=37.50000&lng=126.90000&level=5');
    await vi.advanceTimersByTimeAsync(0);
    expect(dongs.asked.map(({ code }) => code)).toEqual(['1162010200']);
    expect(store.dong.found).toBe(SILLIM);
    expect(store.dong.page).toBeNull();
    expect(store.view?.center.lat).toBe(37.5);
    store.settle(at(37.5), false);
    await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
    expect(address.at).toBe('?dong=1162010200&lat=37.50000&lng=126.90000&level=5');
  });

  test('that there is none of asks nothing', async () => {
    const { store, address } = open('?dong=9999999999&lat=37.50000&lng=126.90000&level=5');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.filter).toEqual(EMPTY_FILTER);
    store.settle(at(37.5), false);
    await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
    expect(address.at).toBe('?lat=37.50000&lng=126.90000&level=5');
  });

  test('is left for a place that is searched for, and for where the person is', async () => {
    for (const go of [
      ({ store }: ReturnType<typeof open>) => {
        store.goTo(SEOMYEON);
      },
      ({ store }: ReturnType<typeof open>) => {
        store.goTo({ lat: 35.1, lng: 129, level: 4, name: null });
      },
    ]) {
      const world = open('?dong=1162010200&lat=37.50000&lng=126.90000&level=5');
      await vi.advanceTimersByTimeAsync(0);
      go(world);
      expect(world.store.filter).toEqual(EMPTY_FILTER);
      expect(world.store.dong.found).toBeNull();
    }
  });
});

test('what was searched for keeps its name beside the dong of the address', async () => {
  const { store, address } = open('?dong=1162010200&q=신림');
  await vi.advanceTimersByTimeAsync(0);
  store.settle(settled(SILLIM.view), false);
  await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
  expect(store.placeName).toBe('신림');
  expect(new URLSearchParams(address.at ?? '').get('q')).toBe('신림');
  store.settle(at(37.9), true);
  expect(store.placeName).toBeNull();
  await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
  expect(address.at).not.toContain('q=');
});
