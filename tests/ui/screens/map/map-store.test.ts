import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AppError,
  EMPTY_FILTER,
  MAP_START,
  seenBounds,
  STORAGE_KEY,
  type HouseSummary,
} from '#core';
import type { MapStore } from '../../../../src/ui/screens/map/map-store';
import { marksOf, page } from '../../../support/scripted-houses';
import { deferred } from '../../support/deferred';
import { at, setUp, SIZE } from './map-store-kit';
import { SETTLE_MS } from './pauses';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('where the map begins (spec/readings R25)', () => {
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

describe('the screen is usable', () => {
  test('with a map and the answer to its first question, and stays so', async () => {
    const { store, mover } = setUp();
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.isUsable).toBe(false);
    store.attach(mover);
    expect(store.isUsable).toBe(true);
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(SETTLE_MS - 1);
    store.attach(null);
    expect(store.isUsable).toBe(true);
  });

  test('also where the answer is a failure', async () => {
    const { store, houses, mover } = setUp();
    houses.onList = () => Promise.reject(new AppError('offline'));
    store.attach(mover);
    store.start();
    expect(store.isUsable).toBe(false);
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    expect(store.isUsable).toBe(true);
  });
});

describe('the count of map and list', () => {
  test('is asked for again until both speak of the same houses', async () => {
    const { store, houses } = setUp();
    houses.onMarks = () => Promise.resolve(marksOf(houses.counts().marks < 3 ? 1 : 2, '2'));
    houses.onList = () =>
      Promise.resolve(houses.counts().list < 3 ? page(['1']) : page(['1', '2'], { version: '2' }));
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    await vi.advanceTimersByTimeAsync(399);
    expect(store.answer.state.kind).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.answer.list.shown?.total).toBe(2);
    expect(store.answer.state).toMatchObject({ kind: 'ready', answer: { total: 2 } });
  });

  test('waits for no cache: marks that it has kept are asked for past it, and at once', async () => {
    const { store, houses } = setUp();
    const asked: unknown[] = [];
    houses.onMarks = (_, how) => {
      asked.push(how);
      return Promise.resolve(how?.fresh === true ? marksOf(2, '2') : marksOf(1, '1'));
    };
    houses.onList = () => Promise.resolve(page(['1', '2'], { version: '2' }));
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.answer.answered?.total).toBe(2);
    expect(asked).toEqual([{ fresh: false }, { fresh: true }]);
  });

  test('is asked for no further by a question that was given up', async () => {
    const { store, houses } = setUp();
    let answer = () => {};
    houses.onMarks = () => Promise.resolve(marksOf(1, '2'));
    houses.onList = () =>
      new Promise((resolve) => {
        answer = () => {
          resolve(page(['1']));
        };
      });
    store.start();
    store.expect(seenBounds(MAP_START, SIZE));
    store.stop();
    answer();
    await vi.advanceTimersByTimeAsync(5000);
    expect(houses.counts()).toEqual({ list: 1, marks: 1 });
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

test('marks that come after the list has failed come too late', async () => {
  const { store, houses } = setUp();
  let answer = () => {};
  houses.onMarks = () =>
    new Promise((resolve) => {
      answer = () => {
        resolve(marksOf(1));
      };
    });
  houses.onList = () => Promise.reject(new AppError('offline'));
  store.start();
  store.expect(seenBounds(MAP_START, SIZE));
  await vi.advanceTimersByTimeAsync(0);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.answer.state.kind).toBe('failed');
  expect(store.answer.list.state.kind).toBe('failed');
  expect(houses.asked.map((asked) => 'cancel' in asked && asked.cancel.aborted)).toEqual([
    true,
    true,
  ]);
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

  test('of one spot opens its houses in the list, and leaves the map as it is', async () => {
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

test('the nearest houses are shown whole; without any, the answer is false', async () => {
  const { store, houses, mover, fits } = setUp();
  store.start();
  store.attach(mover);
  expect(await store.showNearest()).toBe('none');
  houses.onNearest = () => Promise.resolve(page(['1', '2']).items);
  expect(await store.showNearest()).toBe('shown');
  expect(fits).toHaveLength(1);
});

test.each<[string, (store: MapStore) => unknown]>([
  [
    'a hand moved the map',
    (store) => {
      store.settle(at(37.6), true);
    },
  ],
  [
    'another filter was chosen',
    (store) => {
      store.setFilter({ ...EMPTY_FILTER, dealTypes: ['JEONSE'] });
    },
  ],
  [
    'a place was searched for',
    (store) => {
      store.goTo({ name: '신림역', ...MAP_START.center, level: 4 });
    },
  ],
  ['they were asked for once more', (store) => store.showNearest()],
  [
    'the map was left',
    (store) => {
      store.stop();
    },
  ],
])('the nearest houses are not shown any more where meanwhile %s', async (_, goOn) => {
  const { store, houses, mover, fits } = setUp();
  const first = deferred<readonly HouseSummary[]>();
  houses.onNearest = () => first.promise;
  store.start();
  store.attach(mover);
  const asked = store.showNearest();
  houses.onNearest = () => Promise.resolve([]);
  await goOn(store);
  first.resolve(page(['1', '2']).items);
  expect(await asked).toBe('left');
  expect(fits).toEqual([]);
});

test('nobody is told that the nearest houses failed who does not wait for them any more', async () => {
  const { store, houses } = setUp();
  houses.onNearest = () => Promise.reject(new AppError('offline'));
  store.start();
  const asked = store.showNearest();
  store.stop();
  expect(await asked).toBe('left');
  store.start();
  await expect(store.showNearest()).rejects.toThrow(AppError);
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
