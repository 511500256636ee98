import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, EMPTY_FILTER, type HouseTally } from '#core';
import { FilterDraftStore } from '../../../../src/ui/popups/filter/filter-draft-store';
import { ScriptedHouses, tally } from '../../../support/scripted-houses';
import { deferred } from '../../support/deferred';

/** How long a draft rests before its houses are counted, and how often while it does not rest. */
const COUNT_DEBOUNCE_MS = 100;
const COUNT_EVERY_MS = 300;

const BOUNDS = { swLat: 37, swLng: 126, neLat: 38, neLng: 127 };
const upTo = (to: number) => ({ deposit: { from: null, to } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers with the deposit that is asked for. */
function counting(start = 128) {
  const houses = new ScriptedHouses();
  houses.onTally = ({ filter }) => Promise.resolve(tally(filter.deposit.to ?? start));
  return { houses, store: new FilterDraftStore(houses, BOUNDS, EMPTY_FILTER) };
}

describe('the count of a draft', () => {
  test('is asked for at the start, and once for a burst of changes', async () => {
    const { houses, store } = counting();
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state).toEqual({ kind: 'ready', tally: tally(128) });
    for (const to of [500, 400, 300]) store.change(upTo(to));
    expect(store.state).toEqual({ kind: 'loading', former: tally(128) });
    expect(store.counted).toBe(128);
    await vi.advanceTimersByTimeAsync(COUNT_DEBOUNCE_MS);
    expect(store.state).toEqual({ kind: 'ready', tally: tally(300) });
    expect(store.counted).toBe(300);
    expect(houses.asked).toHaveLength(2);
  });

  test('follows a handle that never rests, and says nothing aloud before it does', async () => {
    const { houses, store } = counting();
    const step = COUNT_DEBOUNCE_MS / 2;
    for (let ms = step; ms <= COUNT_EVERY_MS; ms += step) {
      store.change(upTo(ms));
      await vi.advanceTimersByTimeAsync(step);
    }
    expect(houses.asked).toHaveLength(1);
    store.change(upTo(7000));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.tally?.total).toBe(COUNT_EVERY_MS);
    expect(store.state.kind).toBe('loading');
    await vi.advanceTimersByTimeAsync(COUNT_DEBOUNCE_MS);
    expect(store.state).toEqual({ kind: 'ready', tally: tally(7000) });
  });

  test('that arrives while the draft moves on is shown and not yet said', async () => {
    const { houses, store } = counting();
    const answer = deferred<HouseTally>();
    houses.onTally = () => answer.promise;
    store.start();
    store.change(upTo(1));
    answer.resolve(tally(9));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state).toEqual({ kind: 'loading', former: tally(9) });
    expect(store.counted).toBeNull();
  });

  test('drops its question when another is asked, and when it is left', async () => {
    const { houses, store } = counting();
    const cancelled = () =>
      houses.asked.map((asked) => asked.kind === 'tally' && asked.cancel?.aborted);
    store.start();
    store.change(upTo(1));
    await vi.advanceTimersByTimeAsync(COUNT_DEBOUNCE_MS);
    expect(cancelled()).toEqual([true, false]);
    store.change(upTo(2));
    store.stop();
    await vi.advanceTimersByTimeAsync(COUNT_EVERY_MS);
    expect(cancelled()).toEqual([true, true]);
  });

  test('is not asked for when nothing changed', async () => {
    const { houses, store } = counting();
    store.reset();
    await vi.advanceTimersByTimeAsync(COUNT_EVERY_MS);
    expect(houses.asked).toHaveLength(0);
  });

  test('that cannot be had is failed, and may be asked for again', async () => {
    const { houses, store } = counting();
    houses.onTally = () => Promise.reject(new AppError('offline'));
    await store.count();
    expect(store.state.kind).toBe('failed');
    expect(store.tally).toBeNull();
    houses.onTally = () => Promise.resolve(tally(3));
    await store.count();
    expect(store.state).toEqual({ kind: 'ready', tally: tally(3) });
  });

  test('that fails while the draft moves on is asked again without a word', async () => {
    const { houses, store } = counting();
    houses.onTally = ({ filter }) =>
      filter.deposit.to === null
        ? Promise.reject(new AppError('offline'))
        : Promise.resolve(tally(filter.deposit.to));
    store.start();
    store.change(upTo(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state.kind).toBe('loading');
    await vi.advanceTimersByTimeAsync(COUNT_DEBOUNCE_MS);
    expect(store.state).toEqual({ kind: 'ready', tally: tally(5) });
  });
});

test('a whole filter takes the place of the draft, and the fields are told', () => {
  const { store } = counting();
  store.change(upTo(5));
  store.replace({ ...EMPTY_FILTER, elevator: true });
  expect(store.draft).toEqual({ ...EMPTY_FILTER, elevator: true });
  store.reset();
  expect(store.draft).toEqual(EMPTY_FILTER);
  expect(store.replaced).toBe(2);
  store.stop();
});

test('a whole filter says what is asked, not where: the dong stays', () => {
  const { store } = counting();
  store.change({ dongliCode: '1162010200' });
  store.replace({ ...EMPTY_FILTER, elevator: true });
  expect(store.draft).toEqual({ ...EMPTY_FILTER, elevator: true, dongliCode: '1162010200' });
  store.reset();
  expect(store.draft).toEqual({ ...EMPTY_FILTER, dongliCode: '1162010200' });
  store.stop();
});
