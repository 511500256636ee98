import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askedBounds, EMPTY_FILTER, type Cancellation, type HouseMapQuery } from '#core';
import { AHEAD_MS, SETTLE_MS } from '../pauses';
import { LookAhead } from '../../../../../src/ui/screens/map/ahead/look-ahead';
import { page } from '../../../../support/scripted-houses';
import { at, setUp } from '../map-store-kit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function looking(isNew = false) {
  const made = setUp();
  const fetched: { readonly query: HouseMapQuery; readonly cancel: Cancellation }[] = [];
  const ahead = {
    marks: (query: HouseMapQuery, cancel: Cancellation) => {
      fetched.push({ query, cancel });
      return Promise.reject(new Error('nobody has to know'));
    },
  };
  const { store } = made;
  store.start();
  const lookAhead = new LookAhead(store, ahead);
  const rest = async (lat: number, level = 5) => {
    store.settle(at(lat, level), true);
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
  };
  const begin = () => lookAhead.start(isNew);
  return { ...made, begin, rest, fetched };
}

describe('LookAhead', () => {
  test('fetches the next view once this one has its houses', async () => {
    const { begin, rest, fetched, store } = looking();
    begin();
    await rest(37.5, 6);
    await vi.advanceTimersByTimeAsync(AHEAD_MS);
    await rest(37.5, 5);
    await vi.advanceTimersByTimeAsync(AHEAD_MS - 1);
    expect(fetched).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    const [, last] = fetched;
    expect(last?.query).toEqual({
      bounds: askedBounds(at(37.5, 4).bounds, 4),
      level: 4,
      filter: EMPTY_FILTER,
    });
    // The very question of who goes there.
    await rest(37.5, 4);
    expect(store.bounds).toEqual(last?.query.bounds);
  });

  test('has nothing to fetch beyond the last level', async () => {
    const { begin, rest, fetched } = looking();
    begin();
    await rest(37.5, 2);
    await rest(37.5, 1);
    await vi.advanceTimersByTimeAsync(AHEAD_MS);
    expect(fetched).toEqual([]);
  });

  test('begins with the view that is there where the map is new, not on the way back', async () => {
    for (const isNew of [true, false]) {
      const { begin, rest, fetched } = looking(isNew);
      await rest(37.5);
      begin();
      await vi.advanceTimersByTimeAsync(AHEAD_MS);
      expect(fetched).toHaveLength(isNew ? 1 : 0);
    }
  });

  test('waits for a list that is still on its way', async () => {
    const { begin, rest, fetched, houses } = looking();
    houses.onList = () => new Promise(() => undefined);
    begin();
    await rest(37.5);
    await vi.advanceTimersByTimeAsync(AHEAD_MS);
    expect(fetched).toEqual([]);
  });

  test.each<[string, (made: ReturnType<typeof looking>) => unknown]>([
    ['another view', ({ rest }) => rest(37.51)],
    [
      'another filter',
      ({ store }) => {
        store.setFilter({ ...EMPTY_FILTER, elevator: true });
      },
    ],
    [
      'another order',
      ({ store }) => {
        store.setSort('newest');
      },
    ],
    ['a further page', ({ store }) => store.answer.list.loadMore()],
  ])('gives up for %s', async (_, ask) => {
    const made = looking();
    const { begin, rest, fetched, houses } = made;
    houses.onList = ({ cursor }) =>
      cursor === null ? Promise.resolve(page(['1'], { next: 'a', total: 2 })) : never();
    begin();
    await rest(37.5);
    await vi.advanceTimersByTimeAsync(AHEAD_MS);
    expect(fetched.map(({ cancel }) => cancel.aborted)).toEqual([false]);
    houses.onMarks = never;
    houses.onList = never;
    void ask(made);
    await vi.advanceTimersByTimeAsync(SETTLE_MS + AHEAD_MS);
    expect(fetched.map(({ cancel }) => cancel.aborted)).toEqual([true]);
  });

  test('does not fetch a view again for another order of its list', async () => {
    const { begin, rest, fetched, store } = looking();
    begin();
    await rest(37.5);
    await vi.advanceTimersByTimeAsync(AHEAD_MS);
    store.setSort('newest');
    await vi.advanceTimersByTimeAsync(AHEAD_MS);
    expect(fetched).toHaveLength(1);
  });

  test('ends with its screen', async () => {
    const { begin, rest, fetched } = looking();
    const end = begin();
    await rest(37.5);
    end();
    await rest(37.6);
    await vi.advanceTimersByTimeAsync(AHEAD_MS);
    expect(fetched).toEqual([]);
  });
});

const never = () => new Promise<never>(() => undefined);
