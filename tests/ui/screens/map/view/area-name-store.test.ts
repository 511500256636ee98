import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError, seenBounds, type Area, type LatLng, type SettledView } from '#core';
import { AREA_MS } from '../pauses';
import { AreaNameStore } from '../../../../../src/ui/screens/map/view/area-name-store';

const area = (dong: string): Area => ({
  dongliCode: '1162010200',
  sido: '서울특별시',
  sigungu: '관악구',
  dong,
});

const view = (lat: number, level = 5): SettledView => {
  const center = { lat, lng: 126.93 };
  return { center, level, bounds: seenBounds({ center, level }, { width: 390, height: 400 }) };
};

function setUp(answer: (at: LatLng) => Promise<Area | null>) {
  const asked: LatLng[] = [];
  const places = {
    areaAt: (at: LatLng) => {
      asked.push(at);
      return answer(at);
    },
  };
  return { store: new AreaNameStore(places), places, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks once for a map that has come to rest, and once for a place', async () => {
  const { store, asked } = setUp(() => Promise.resolve(area('신림동')));
  store.look(view(37.48));
  store.look(view(37.49));
  store.look(view(37.4901));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(asked).toEqual([{ lat: 37.49, lng: 126.93 }]);
  expect(store.name).toBe('관악구 신림동');
  store.look(view(37.49004));
  store.look(view(37.6));
  store.look(view(37.49));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(asked).toHaveLength(1);
  expect(store.name).toBe('관악구 신림동');
});

test('names wider areas for farther levels without a new question', async () => {
  const { store, asked } = setUp(() => Promise.resolve(area('신림동')));
  store.look(view(37.48));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  store.look(view(37.48, 7));
  expect(store.name).toBe('서울 관악구');
  store.look(view(36, 13));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(store.name).toBe('전국');
  expect(asked).toHaveLength(1);
});

test('a failure keeps the former name where its place is in view, and forgets it elsewhere', async () => {
  let isOffline = false;
  const { store } = setUp(() =>
    isOffline ? Promise.reject(new AppError('offline')) : Promise.resolve(area('신림동')),
  );
  store.look(view(37.48));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  isOffline = true;
  store.look(view(37.482));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(store.name).toBe('관악구 신림동');
  store.look(view(37.6));
  expect(store.name).toBe('관악구 신림동');
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(store.name).toBeNull();
  isOffline = false;
  store.look(view(37.6));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(store.name).toBe('관악구 신림동');
});

test('the sea has no name', async () => {
  const { store } = setUp(({ lat }) => Promise.resolve(lat < 37 ? null : area('신림동')));
  store.look(view(37.48));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  store.look(view(34));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(store.name).toBeNull();
});

/** A store whose questions are answered one by one, by hand. */
function setUpByHand() {
  const answers: { take: (found: Area) => void; fail: () => void }[] = [];
  const { store, asked } = setUp(
    () =>
      new Promise((resolve, reject) => {
        answers.push({
          take: resolve,
          fail: () => {
            reject(new AppError('offline'));
          },
        });
      }),
  );
  return { store, asked, answers };
}

/** Such a store, stopped while its first question is on its way. */
async function setUpLeft() {
  const { store, asked, answers } = setUpByHand();
  store.look(view(37.48));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  store.stop();
  return { store, asked, answers };
}

test('stopped, it shows no late answer, and knows it when it is looked at again', async () => {
  const { store, asked, answers } = await setUpLeft();
  answers[0]?.take(area('신림동'));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.name).toBeNull();
  store.look(view(37.48));
  expect(store.name).toBe('관악구 신림동');
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(asked).toHaveLength(1);
});

test('stopped before its pause is over, it asks nothing', async () => {
  const { store, asked } = setUpByHand();
  store.look(view(37.48));
  store.stop();
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(asked).toHaveLength(0);
});

test('a late answer names the map that came back meanwhile, and spares its question', async () => {
  const { store, asked, answers } = await setUpLeft();
  store.look(view(37.48));
  answers[0]?.take(area('신림동'));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.name).toBe('관악구 신림동');
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(asked).toHaveLength(1);
});

test('a late failure leaves the question of the map that came back as it is', async () => {
  const { store, asked, answers } = await setUpLeft();
  store.look(view(37.48));
  answers[0]?.fail();
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(asked).toHaveLength(2);
  answers[1]?.take(area('신림동'));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.name).toBe('관악구 신림동');
});

test('another page of the map knows what this one was answered', async () => {
  const { store, places, asked } = setUp(() => Promise.resolve(area('신림동')));
  store.look(view(37.48));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  const other = new AreaNameStore(places);
  other.look(view(37.48));
  expect(other.name).toBe('관악구 신림동');
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(asked).toHaveLength(1);
});

test('remembers no more than some places', async () => {
  const { store, asked } = setUp(() => Promise.resolve(area('신림동')));
  const places = 600;
  for (let step = 0; step < places; step += 1) {
    store.look(view(34 + step / 200));
    await vi.advanceTimersByTimeAsync(AREA_MS);
  }
  store.look(view(34 + (places - 1) / 200));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(asked).toHaveLength(places);
  store.look(view(34));
  await vi.advanceTimersByTimeAsync(AREA_MS);
  expect(asked).toHaveLength(places + 1);
});
