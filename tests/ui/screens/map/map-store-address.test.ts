import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAP_START, seenBounds } from '#core';
import { ADDRESS_MS, SETTLE_MS } from './pauses';
import type { MapStore } from '../../../../src/ui/screens/map/map-store';
import { page } from '../../../support/scripted-houses';
import { at, setUp, settled, SIZE } from './map-store-kit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the address', () => {
  test('follows a map that comes to rest at once, and keeps what is not the map’s', async () => {
    const { store, address } = setUp('?p=login');
    store.start();
    for (const lat of [37.4, 37.5, 37.6]) {
      store.settle(at(lat), true);
      await vi.advanceTimersByTimeAsync(0);
      expect(address.at).toContain(`lat=${lat.toFixed(5)}`);
      expect(address.at).toContain('p=login');
    }
  });

  test('is changed less often than a browser allows, and stands in the end', async () => {
    const { store, address } = setUp();
    store.start();
    for (let step = 0; step < 300; step += 1) {
      store.settle(at(37 + step / 1000), true);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(address.replaced.length).toBeLessThanOrEqual(50);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(address.at).toContain('lat=37.29900');
  });

  test('is left alone while another page is on screen, and caught up with afterwards', async () => {
    const { store, address } = setUp('');
    store.start();
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    const before = address.at;
    address.at = null;
    store.settle(at(37.6), true);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    address.at = before;
    store.addressChanged();
    expect(store.view?.center.lat).toBe(37.6);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(address.at).toContain('lat=37.60000');
  });

  test('that was left behind by a quick way out gives nothing up on the way back', async () => {
    const { store, address } = setUp('?lat=37.50000&lng=126.90000&level=5');
    store.start();
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
    store.setSort('price');
    store.stop();
    store.start();
    expect(store.sort).toBe('price');
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(address.at).toContain('sort=price');
  });

  test('of an entry that a popup left says again what the page shows', async () => {
    const { store, address, mover, moves } = setUp('?lat=37.50000&lng=126.90000&level=5');
    store.start();
    store.attach(mover);
    store.settle(at(37.6), true);
    await vi.advanceTimersByTimeAsync(2 * ADDRESS_MS);
    address.at = '?lat=37.50000&lng=126.90000&level=5';
    store.keepAddress();
    store.addressChanged();
    expect(moves).toEqual([]);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(address.at).toContain('lat=37.60000');
  });

  test('of another entry moves the map there', async () => {
    const { store, address, mover, moves } = setUp('?lat=37.5&lng=127.0&level=5');
    store.start();
    store.attach(mover);
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    address.at = '?lat=35.1&lng=129.0&level=7';
    store.addressChanged();
    expect(moves).toEqual([{ center: { lat: 35.1, lng: 129 }, level: 7 }]);
  });
});

describe('the spot whose houses are listed', () => {
  const point = { swLat: 37.48425, swLng: 126.92955, neLat: 37.48425, neLng: 126.92955 };
  const inView = '?lat=37.48420&lng=126.92959&level=5';

  test('stands in the address, and is listed again by whoever has that', async () => {
    const { store, address } = setUp(inView);
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    store.openCluster(point);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(address.at).toContain('spot=37.4842500,126.9295500');

    const other = setUp(address.at);
    other.store.start();
    other.store.expect(seenBounds(MAP_START, SIZE));
    other.store.settle(settled(MAP_START), false);
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    const asked = other.houses.asked.find((one) => one.kind === 'list');
    expect(asked?.query.bounds.swLat).toBeCloseTo(point.swLat, 5);
    expect(asked?.query.bounds.neLat).toBeCloseTo(point.neLat, 5);
    expect(other.houses.counts()).toEqual({ list: 1, marks: 1 });
  });

  test.each<[string, (store: MapStore) => unknown]>([
    [
      'the person moves the map',
      (store) => {
        store.settle(at(37.5), true);
      },
    ],
    [
      'another place is searched for',
      (store) => {
        store.moveTo(MAP_START);
      },
    ],
    [
      'it is left',
      (store) => {
        store.showSpot(null);
      },
    ],
    ['the nearest houses are asked for', (store) => store.showNearest()],
  ])('is left when %s', async (_, leave) => {
    const { store, address, mover, houses } = setUp(inView);
    houses.onNearest = () => Promise.resolve(page(['1']).items);
    store.start();
    store.attach(mover);
    store.expect(seenBounds(MAP_START, SIZE));
    store.openCluster(point);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    await leave(store);
    store.settle(at(37.5), false);
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(store.spot).toBeNull();
    expect(address.at).not.toContain('spot');
  });

  test('stays while the sheet moves over the map', () => {
    const { store } = setUp(inView);
    store.start();
    store.openCluster(point);
    store.settle(settled(MAP_START), false);
    expect(store.spot).toEqual(point);
  });
});

test('what the pills show stands in the address, and no house is asked for anew', async () => {
  const { store, address, houses } = setUp();
  store.start();
  store.expect(seenBounds(MAP_START, SIZE));
  await vi.advanceTimersByTimeAsync(ADDRESS_MS);
  store.setPills('cost');
  await vi.advanceTimersByTimeAsync(ADDRESS_MS);
  expect(address.at).toContain('pill=cost');
  expect(houses.counts()).toEqual({ list: 1, marks: 1 });
  const other = setUp(address.at);
  other.store.start();
  expect(other.store.pills).toBe('cost');
});

describe('a link to the map', () => {
  test('that says nothing changes nothing, and gets the address that is', async () => {
    const { store, address } = setUp('?lat=37.5&lng=127.0&level=5&sort=cost');
    store.start();
    address.at = '';
    store.addressChanged();
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(address.at).toContain('lat=37.50000');
    expect(address.at).toContain('sort=cost');
  });

  test('that names no point asks for other houses of the same place', async () => {
    const { store, address, houses } = setUp('?lat=37.5&lng=127.0&level=5');
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    address.at = '?option=DEPOSIT_ZERO';
    store.addressChanged();
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    const last = houses.asked.at(-1);
    expect(last?.kind === 'list' && last.query.filter.options).toEqual(['DEPOSIT_ZERO']);
    expect(address.at).toContain('lat=37.50000');
    expect(address.at).toContain('option=DEPOSIT_ZERO');
  });
});
