import { expect, test } from 'vitest';
import { AppError, type ContactMethod, type LatLng, type TransitStop } from '#core';
import { MemoryPlaceSearch } from '../../../../src/adapters/memory/memory-place-search';
import { HouseStore } from '../../../../src/ui/screens/house/house-store';
import { house, ScriptedHouses, summary } from '../../../support/scripted-houses';

/** No stops anywhere; remembers where somebody asked for them. */
class EmptyPlaces extends MemoryPlaceSearch {
  readonly around: LatLng[] = [];

  constructor() {
    super([], []);
  }

  override stopsNear({ lat, lng }: LatLng): Promise<readonly TransitStop[]> {
    this.around.push({ lat, lng });
    return Promise.resolve([]);
  }
}

function setUp() {
  const houses = new ScriptedHouses();
  houses.onOne = (id) => Promise.resolve(house(id));
  houses.onSimilar = () => Promise.resolve([summary('2')]);
  const places = new EmptyPlaces();
  const viewed: string[] = [];
  const contacted: [string, ContactMethod][] = [];
  const store = new HouseStore(
    '1',
    { houses, places },
    {
      viewed: ({ id }) => void viewed.push(id),
      contacted: ({ id }, method) => void contacted.push([id, method]),
    },
  );
  return { store, houses, around: places.around, viewed, contacted };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('shows the house, then what is around it, and records that it was seen, once', async () => {
  const { store, around, viewed } = setUp();
  await store.load();
  await settled();
  await store.load();
  expect(store.house?.id).toBe('1');
  expect(store.similar.state).toMatchObject({ kind: 'ready', value: [{ id: '2' }] });
  expect(store.priceLevel.state).toMatchObject({ kind: 'ready', value: { count: 0 } });
  expect(around).toEqual([{ lat: 37.4842, lng: 126.9296 }]);
  expect(viewed).toEqual(['1']);
});

test('of a house that is not there nothing is recorded; what is there instead is asked', async () => {
  const { store, houses, around, viewed, contacted } = setUp();
  houses.onOne = () => Promise.resolve(null);
  await store.load();
  store.contacted('TEL');
  expect(store.main.state).toEqual({ kind: 'ready', value: null });
  expect([viewed, contacted, around]).toEqual([[], [], []]);
  expect(houses.asked.map(({ kind }) => kind)).toEqual(['one', 'instead']);
});

test('what is there instead may fail alone, is asked for again, and stopped with the page', async () => {
  const { store, houses } = setUp();
  houses.onOne = () => Promise.resolve(null);
  houses.onInstead = () => Promise.reject(new AppError('server'));
  await store.load();
  await settled();
  expect([store.main.state.kind, store.instead.state.kind]).toEqual(['ready', 'failed']);
  houses.onInstead = () => Promise.resolve({ dong: null, houses: [summary('2')] });
  const again = store.instead.load();
  store.stop();
  await again;
  expect(store.instead.value).toBeNull();
  await store.instead.load();
  expect(store.instead.value?.houses).toHaveLength(1);
});

test('a house that could not be asked for is not known to be gone', async () => {
  const { store, houses } = setUp();
  houses.onOne = () => Promise.reject(new AppError('timeout'));
  await store.load();
  expect(houses.asked.map(({ kind }) => kind)).toEqual(['one']);
});

test('a failure can be tried again', async () => {
  const { store, houses } = setUp();
  const answer = houses.onOne;
  houses.onOne = () => Promise.reject(new AppError('timeout'));
  await store.load();
  expect(store.main.state.kind).toBe('failed');
  houses.onOne = answer;
  await store.load();
  expect(store.main.state.kind).toBe('ready');
});

test('each part around it may fail alone, and be asked for again', async () => {
  const { store, houses } = setUp();
  const answer = houses.onSimilar;
  houses.onSimilar = () => Promise.reject(new AppError('server'));
  await store.load();
  await settled();
  const kinds = () =>
    [store.main, store.similar, store.priceLevel, store.stops].map(({ state }) => state.kind);
  expect(kinds()).toEqual(['ready', 'failed', 'ready', 'ready']);
  houses.onSimilar = answer;
  await store.similar.load();
  expect(kinds()).toEqual(['ready', 'ready', 'ready', 'ready']);
});

test('stopped and started again it begins anew; an answer from before is dropped', async () => {
  const { store, houses } = setUp();
  store.start();
  store.stop();
  store.start();
  await settled();
  expect(store.main.state.kind).toBe('ready');
  expect(houses.asked.filter(({ kind }) => kind === 'one')).toHaveLength(2);
  const asked = houses.asked.length;
  store.stop();
  store.start();
  await settled();
  expect(store.main.state.kind).toBe('ready');
  expect(houses.asked).toHaveLength(asked);
});

test('an answer that comes after a later question is not shown', async () => {
  const { store, houses } = setUp();
  const answers: (() => void)[] = [];
  houses.onOne = (id) =>
    new Promise((resolve) => {
      const title = `answer ${answers.length}`;
      answers.push(() => {
        resolve(house(id, { title }));
      });
    });
  const first = store.load();
  const second = store.load();
  answers[1]?.();
  await second;
  answers[0]?.();
  await first;
  expect(store.house?.title).toBe('answer 1');
});

test('a contact is recorded with its way', async () => {
  const { store, contacted } = setUp();
  await store.load();
  store.contacted('SMS');
  expect(contacted).toEqual([['1', 'SMS']]);
});
