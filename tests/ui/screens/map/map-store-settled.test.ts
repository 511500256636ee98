import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askedBounds, MAP_START, seenBounds } from '#core';
import { marksOf, page } from '../../../support/scripted-houses';
import { deferred } from '../../support/deferred';
import { at, setUp, settled, SIZE } from './map-store-kit';
import { SETTLE_MS } from './pauses';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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

  test('and so is a burst of pans and zooms, whenever its moves come to rest', async () => {
    const moves = fc.array(
      fc.record({
        lat: fc.double({ min: 37, max: 38, noNaN: true }),
        level: fc.integer({ min: 1, max: 14 }),
        pause: fc.integer({ min: 0, max: SETTLE_MS - 1 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(moves, async (burst) => {
        const { store, houses } = setUp();
        store.start();
        for (const { lat, level, pause } of burst) {
          store.settle(at(lat, level), true);
          await vi.advanceTimersByTimeAsync(pause);
          expect(houses.counts()).toEqual({ list: 0, marks: 0 });
        }
        await vi.advanceTimersByTimeAsync(SETTLE_MS);
        expect(houses.counts()).toEqual({ list: 1, marks: 1 });
        store.stop();
      }),
    );
  });

  test('asks map and list for one box, which others ask for, too', async () => {
    const here = setUp();
    const beside = setUp();
    for (const [{ store }, lat] of [
      [here, 37.5],
      [beside, 37.50002],
    ] as const) {
      store.start();
      store.settle(at(lat), true);
    }
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    const boxes = [here, beside].flatMap(({ store, houses }) => [
      store.bounds,
      ...houses.asked.map((asked) => ('query' in asked ? asked.query.bounds : null)),
    ]);
    expect(boxes).toHaveLength(6);
    for (const box of boxes) expect(box).toEqual(askedBounds(at(37.5).bounds, 5));
  });

  test('within the lines of the one before asks for nothing', async () => {
    const { store, houses } = setUp();
    store.start();
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    const { bounds } = store;
    // 9 m are 2 px at this level.
    store.settle(at(37.50008), true);
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    expect(store.bounds).toBe(bounds);
    expect(houses.counts()).toEqual({ list: 1, marks: 1 });
  });

  test('shows its marks as soon as they are there, and is answered when the list is', async () => {
    const { store, houses } = setUp();
    const { promise, resolve } = deferred<ReturnType<typeof page>>();
    const mark = { kind: 'cluster', id: 'c', lat: 37.5, lng: 127, count: 2 } as const;
    const bounds = { swLat: 37.5, swLng: 127, neLat: 37.5, neLng: 127 };
    houses.onMarks = () => Promise.resolve({ ...marksOf(2), marks: [{ ...mark, bounds }] });
    houses.onList = () => promise;
    store.start();
    store.settle(at(37.5), true);
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    expect(store.answer.marks).toHaveLength(1);
    expect(store.answer.answered).toBeNull();
    resolve(page(['1', '2']));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.answer.answered?.total).toBe(2);
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
