import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AppError,
  EMPTY_FILTER,
  MAP_START,
  seenBounds,
  STORAGE_KEY,
  type KeyValueStorage,
  type MapView,
  type SettledView,
} from '#core';
import { ADDRESS_MS, MapStore, SETTLE_MS } from '../../../../src/ui/screens/map/map-store';
import { marksOf, page, ScriptedHouses } from '../../../support/scripted-houses';

const SIZE = { width: 390, height: 700 };
const settled = (view: MapView): SettledView => ({ ...view, bounds: seenBounds(view, SIZE) });
const at = (lat: number, level = 5): SettledView => settled({ center: { lat, lng: 126.9 }, level });

class Storage implements KeyValueStorage {
  readonly texts = new Map<string, string>();
  read(key: string) {
    return this.texts.get(key) ?? null;
  }
  write(key: string, value: string) {
    this.texts.set(key, value);
    return true;
  }
  remove(key: string) {
    this.texts.delete(key);
  }
}

function setUp(search: string | null = '') {
  const houses = new ScriptedHouses();
  const local = new Storage();
  const address = {
    at: search,
    replaced: [] as string[],
    search: () => address.at,
    replace: (next: string) => {
      address.replaced.push(next);
      address.at = next;
    },
  };
  const moves: MapView[] = [];
  const fits: unknown[] = [];
  const mover = {
    moveTo: (view: MapView) => void moves.push(view),
    fit: (bounds: unknown) => void fits.push(bounds),
  };
  const places = { areaAt: () => Promise.resolve(null) };
  const clock = { now: () => Date.now() };
  const store = new MapStore({ houses, places, local, address, clock });
  return { store, houses, local, address, mover, moves, fits };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('where the map begins (R25)', () => {
  test('at the address', () => {
    const { store } = setUp('?lat=35.1&lng=129.0&level=7&sort=newest&q=서면역&dealType=JEONSE');
    store.start();
    expect(store.view).toEqual({ center: { lat: 35.1, lng: 129 }, level: 7 });
    expect(store.sort).toBe('newest');
    expect(store.placeName).toBe('서면역');
    expect(store.filter.dealTypes).toEqual(['JEONSE']);
  });

  test('else at the last view of this device', () => {
    const { store, local } = setUp();
    local.write(STORAGE_KEY.LAST_VIEW, '[35.5,128.5,6]');
    store.start();
    expect(store.view).toEqual({ center: { lat: 35.5, lng: 128.5 }, level: 6 });
  });

  test.each(['rubbish', '{}', '[1]', '["a","b","c"]', '[91,0,3]', '[37,127,99]'])(
    'else at 신림역; %s in the storage is no view',
    (stored) => {
      const { store, local } = setUp();
      local.write(STORAGE_KEY.LAST_VIEW, stored);
      store.start();
      expect(store.view).toEqual(MAP_START);
    },
  );
});

describe('one settled view', () => {
  test('is one pair of questions, asked when the map rests', async () => {
    const { store, houses } = setUp();
    store.start();
    store.settle(at(37.5), true);
    store.settle(at(37.51), true);
    store.settle(at(37.52), true);
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    expect(houses.counts()).toEqual({ list: 1, marks: 1 });
    expect(store.answer.list.shown?.total).toBe(1);
  });

  test('that was expected before the engine came is not asked for again', async () => {
    const { store, houses } = setUp();
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    await vi.advanceTimersByTimeAsync(0);
    store.settle(settled(MAP_START), false);
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    expect(houses.counts()).toEqual({ list: 1, marks: 1 });
  });

  test('of another order asks for the list only', async () => {
    const { store, houses } = setUp();
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    await vi.advanceTimersByTimeAsync(0);
    store.setSort('newest');
    await vi.advanceTimersByTimeAsync(0);
    expect(houses.counts()).toEqual({ list: 2, marks: 1 });
  });

  test('aborts the question before it', async () => {
    const { store, houses } = setUp();
    houses.onList = () => new Promise(() => undefined);
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    store.settle(at(37.6), true);
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    const [first, , second] = houses.asked.map((asked) =>
      'cancel' in asked ? asked.cancel.aborted : undefined,
    );
    expect([first, second]).toEqual([true, false]);
  });
});

describe('the count of map and list', () => {
  test('is asked for again until both speak of the same houses', async () => {
    const { store, houses } = setUp();
    houses.onMarks = () => Promise.resolve(marksOf(houses.counts().marks < 2 ? 1 : 2, '2'));
    houses.onList = () =>
      Promise.resolve(houses.counts().list < 2 ? page(['1']) : page(['1', '2'], { version: '2' }));
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.answer.state.kind).toBe('loading');
    await vi.advanceTimersByTimeAsync(400);
    expect(store.answer.list.shown?.total).toBe(2);
    expect(store.answer.state).toMatchObject({ kind: 'ready', answer: { total: 2 } });
  });

  test('of a later page that speaks of others makes both new', async () => {
    const { store, houses } = setUp();
    houses.onList = ({ cursor }) =>
      Promise.resolve(
        cursor === null
          ? page(['1'], { next: 'a', total: 2, version: houses.counts().list > 1 ? '2' : '1' })
          : page(['2'], { version: '2' }),
      );
    houses.onMarks = () => Promise.resolve(marksOf(2, houses.counts().marks > 1 ? '2' : '1'));
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    await vi.advanceTimersByTimeAsync(0);
    void store.answer.list.loadMore();
    await vi.advanceTimersByTimeAsync(0);
    expect(houses.counts()).toEqual({ list: 3, marks: 2 });
    expect(store.answer.list.shown?.version).toBe('2');
  });
});

test('a failure keeps the marks, and reload asks the same once more', async () => {
  const { store, houses } = setUp();
  houses.onMarks = () => Promise.reject(new AppError('offline'));
  store.start();
  store.expect(seenBounds(MAP_START, SIZE));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.answer.list.state.kind).toBe('failed');
  houses.onMarks = () => Promise.resolve(marksOf(1));
  store.answer.reload();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.answer.state.kind).toBe('ready');
});

describe('the address', () => {
  test('follows at most once a second, and keeps what is not the map’s', async () => {
    const { store, address } = setUp('?p=login');
    store.start();
    for (let step = 0; step < 30; step += 1) {
      store.settle(at(37.4 + step / 100), true);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(ADDRESS_MS);
    expect(address.replaced.length).toBeLessThanOrEqual(5);
    expect(address.at).toContain('lat=37.69000');
    expect(address.at).toContain('p=login');
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

describe('a cluster', () => {
  const wide = { swLat: 37.4, swLng: 126.8, neLat: 37.5, neLng: 126.9 };
  const point = { swLat: 37.4, swLng: 126.8, neLat: 37.4, neLng: 126.8 };

  test('with an extent is shown whole', () => {
    const { store, mover, fits } = setUp();
    store.start();
    store.attach(mover);
    expect(store.openCluster(wide)).toBe('zoomed');
    expect(fits).toEqual([wide]);
  });

  test('of one place opens its houses in the list, and leaves the map as it is', async () => {
    const { store, houses } = setUp();
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.openCluster(point)).toBe('listed');
    await vi.advanceTimersByTimeAsync(0);
    expect(houses.counts()).toEqual({ list: 2, marks: 1 });
    store.showSpot(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(houses.counts()).toEqual({ list: 3, marks: 1 });
  });

  test('that no level parts is listed with exactly its own box', async () => {
    const { store, houses, mover } = setUp('?lat=37.4842&lng=126.9&level=1');
    store.start();
    store.attach(mover);
    store.expect(seenBounds({ center: { lat: 37.4842, lng: 126.9 }, level: 1 }, SIZE));
    const box = { swLat: 37.4841, swLng: 126.9, neLat: 37.4842, neLng: 126.9001 };
    expect(store.openCluster(box)).toBe('listed');
    await vi.advanceTimersByTimeAsync(0);
    const last = houses.asked.at(-1);
    if (last?.kind !== 'list') throw new Error('The list was not asked for.');
    expect(last.query.bounds.swLat).toBeCloseTo(box.swLat, 5);
    expect(last.query.bounds.neLng).toBeCloseTo(box.neLng, 5);
  });
});

describe('the place whose houses are listed', () => {
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
    ['the person moves the map', (store) => void store.settle(at(37.5), true)],
    ['another place is searched for', (store) => void store.moveTo(MAP_START)],
    ['it is left', (store) => void store.showSpot(null)],
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

test('the nearest houses are shown whole; without any, the answer is false', async () => {
  const { store, houses, mover, fits } = setUp();
  store.start();
  store.attach(mover);
  expect(await store.showNearest()).toBe(false);
  houses.onNearest = () => Promise.resolve(page(['1', '2']).items);
  expect(await store.showNearest()).toBe(true);
  expect(fits).toHaveLength(1);
});

test('stopped and started again it asks for what was lost on the way', async () => {
  const { store, houses } = setUp();
  store.start();
  store.expect(seenBounds(MAP_START, SIZE));
  store.stop();
  store.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(houses.counts()).toEqual({ list: 2, marks: 2 });
  expect(store.answer.state.kind).toBe('ready');
  store.stop();
  store.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(houses.counts()).toEqual({ list: 2, marks: 2 });
});

test('a filter is asked for at once', async () => {
  const { store, houses } = setUp();
  store.start();
  store.expect(seenBounds(MAP_START, SIZE));
  store.setFilter({ ...EMPTY_FILTER, dealTypes: ['JEONSE'] });
  await vi.advanceTimersByTimeAsync(0);
  const last = houses.asked.at(-1);
  expect(last?.kind === 'list' && last.query.filter.dealTypes).toEqual(['JEONSE']);
});
