import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, EMPTY_FILTER } from '#core';
import {
  COUNT_DEBOUNCE_MS,
  FilterDraftStore,
  toggled,
} from '../../../../src/ui/popups/filter/filter-draft-store';
import { ScriptedHouses } from '../../../support/scripted-houses';

const BOUNDS = { swLat: 37, swLng: 126, neLat: 38, neLng: 127 };

describe('the count of a draft', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is asked for at the start, and once for a burst of changes', async () => {
    const houses = new ScriptedHouses();
    houses.onCount = ({ filter }) => Promise.resolve(filter.deposit.to ?? 128);
    const store = new FilterDraftStore(houses, BOUNDS, EMPTY_FILTER);
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state).toEqual({ kind: 'ready', count: 128 });
    for (const to of [500, 400, 300]) store.change({ deposit: { from: null, to } });
    expect(store.state).toEqual({ kind: 'loading', former: 128 });
    await vi.advanceTimersByTimeAsync(COUNT_DEBOUNCE_MS);
    expect(store.state).toEqual({ kind: 'ready', count: 300 });
    expect(houses.asked).toHaveLength(2);
  });

  test('is not asked for when nothing changed', async () => {
    const houses = new ScriptedHouses();
    const store = new FilterDraftStore(houses, BOUNDS, EMPTY_FILTER);
    store.reset();
    await vi.advanceTimersByTimeAsync(COUNT_DEBOUNCE_MS);
    expect(houses.asked).toHaveLength(0);
  });

  test('that cannot be had is failed, and may be asked for again', async () => {
    const houses = new ScriptedHouses();
    houses.onCount = () => Promise.reject(new AppError('offline'));
    const store = new FilterDraftStore(houses, BOUNDS, EMPTY_FILTER);
    await store.count();
    expect(store.state.kind).toBe('failed');
    houses.onCount = () => Promise.resolve(3);
    await store.count();
    expect(store.state).toEqual({ kind: 'ready', count: 3 });
  });
});

test('whatever the order of the answers, the last draft is counted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 5 }),
      async (scheduler, deposits) => {
        const houses = new ScriptedHouses();
        houses.onCount = ({ filter }) =>
          scheduler.schedule(Promise.resolve(filter.deposit.to ?? 0));
        const store = new FilterDraftStore(houses, BOUNDS, EMPTY_FILTER);
        for (const to of deposits) {
          store.change({ deposit: { from: null, to } });
          void store.count();
        }
        await scheduler.waitIdle();
        store.stop();
        return store.state.kind === 'ready' && store.state.count === deposits.at(-1);
      },
    ),
  );
});

test('toggling twice changes nothing but the order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer(), (list, value) => {
      const twice = toggled(toggled(list, value), value);
      return new Set(twice).size === list.length && list.every((one) => twice.includes(one));
    }),
  );
});
