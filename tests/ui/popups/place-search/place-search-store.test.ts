import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, STORAGE_KEY, type KeyValueStorage, type Place, type PlaceSearch } from '#core';
import { PlaceSearchStore } from '../../../../src/ui/popups/place-search/place-search-store';
import { readRecentPlaces } from '../../../../src/ui/popups/place-search/recent-places';
import { PLACES } from '../../../support/places';

/** How long a word rests before it is searched for, and how many places are remembered. */
const SEARCH_DEBOUNCE_MS = 150;
const RECENT_PLACES = 10;

const place = (id: string): Place => ({
  id,
  kind: 'area',
  name: id,
  detail: '서울',
  lat: 37,
  lng: 127,
  level: 5,
  lines: [],
});

function storage(texts: Record<string, string> = {}): KeyValueStorage {
  const map = new Map(Object.entries(texts));
  return {
    keys: () => [...map.keys()],
    read: (key) => map.get(key) ?? null,
    write: (key, value) => map.set(key, value).has(key),
    remove: (key) => void map.delete(key),
  };
}

function setUp(local = storage()) {
  const asked: string[] = [];
  const places = {
    answer: (query: string): Promise<readonly Place[]> => Promise.resolve([place(query)]),
    search(query: string) {
      asked.push(query);
      return places.answer(query);
    },
  };
  const store = new PlaceSearchStore(places, local);
  store.start();
  return { store, places, asked, local };
}

describe('typing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('asks once for a burst of letters', async () => {
    const { store, asked } = setUp();
    for (const query of ['ㅅ', '시', '신', '신리', '신림 ']) store.type(query);
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
    expect(asked).toEqual(['신림']);
    expect(store.options.map((option) => option.id)).toEqual(['신림']);
  });

  test('tells what the person sees', async () => {
    const seen: unknown[] = [];
    const search: PlaceSearch['search'] = (_query, _cancel, view) => {
      seen.push(view);
      return Promise.resolve([]);
    };
    const view = { center: { lat: 37.5, lng: 127 }, level: 6 };
    const store = new PlaceSearchStore({ search }, storage(), view);
    store.type('신림');
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
    expect(seen).toEqual([view]);
  });

  test('nothing asks nothing and offers what was searched for before', async () => {
    const local = storage({ [STORAGE_KEY.RECENT_PLACES]: JSON.stringify(PLACES) });
    const { store, asked } = setUp(local);
    store.type('신');
    store.type('  ');
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
    expect(asked).toEqual([]);
    expect(store.options).toEqual(PLACES);
  });

  test('a failure is said, and the same is asked again', async () => {
    const { store, places } = setUp();
    places.answer = () => Promise.reject(new AppError('offline'));
    store.type('신림');
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
    expect(store.state.kind).toBe('failed');
    places.answer = (query) => Promise.resolve([place(query)]);
    await store.search();
    expect(store.state.kind).toBe('ready');
  });
});

test('whatever the order of the answers, the last letters win', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 5 }),
      async (scheduler, queries) => {
        const { store, places } = setUp();
        places.answer = (query) => scheduler.schedule(Promise.resolve([place(query)]));
        for (const query of queries) {
          store.type(`x${query}`);
          void store.search();
        }
        await scheduler.waitIdle();
        store.stop();
        return store.options[0]?.id === `x${queries.at(-1) ?? ''}`.trim();
      },
    ),
  );
});

describe('the keyboard', () => {
  test('walks the options, round at both ends', () => {
    const { store } = setUp(storage({ [STORAGE_KEY.RECENT_PLACES]: JSON.stringify(PLACES) }));
    const walked = [1, 1, 1, 1, -1, -1].map((by) => {
      store.step(by as 1 | -1);
      return store.active;
    });
    expect(walked).toEqual([0, 1, 2, 0, 2, 1]);
    store.type('');
    store.step(-1);
    expect(store.chosen).toEqual(PLACES.at(-1));
  });

  test('takes the best match when none is active, but no recent one by accident', async () => {
    const { store } = setUp(storage({ [STORAGE_KEY.RECENT_PLACES]: JSON.stringify(PLACES) }));
    expect(store.chosen).toBeNull();
    store.type('신림역');
    await store.search();
    expect(store.chosen?.id).toBe('신림역');
  });
});

describe('recent searches', () => {
  test('are at most ten, newest first, each once', () => {
    const { store, local } = setUp();
    for (let n = 0; n < 12; n += 1) store.remember(place(`p${n}`));
    store.remember(place('p5'));
    expect(store.recent.map((one) => one.id).slice(0, 3)).toEqual(['p5', 'p11', 'p10']);
    expect(readRecentPlaces(local)).toHaveLength(RECENT_PLACES);
    store.forget(place('p5'));
    expect(readRecentPlaces(local)[0]?.id).toBe('p11');
    store.forgetAll();
    expect(readRecentPlaces(local)).toEqual([]);
  });

  test('survive any rubbish in the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const list = readRecentPlaces(storage({ [STORAGE_KEY.RECENT_PLACES]: stored }));
        return list.length <= RECENT_PLACES;
      }),
    );
  });
});
