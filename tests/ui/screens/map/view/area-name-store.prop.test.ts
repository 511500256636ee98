import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seenBounds, type Area } from '#core';
import { AREA_MS } from '../pauses';
import { AreaNameStore } from '../../../../../src/ui/screens/map/view/area-name-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A dong that is called as its latitude. */
const dongAt = (lat: number): Area => ({
  dongliCode: '1162010200',
  sido: '서울특별시',
  sigungu: '관악구',
  dong: `${lat}동`,
});

const looks = fc.array(
  fc.record({
    lat: fc.integer({ min: 33, max: 38 }),
    answersAfter: fc.integer({ min: 0, max: 2000 }),
    rests: fc.integer({ min: 0, max: 1000 }),
  }),
  { minLength: 1, maxLength: 12 },
);

test('however late the answers come, the name is that of the last place', async () => {
  await fc.assert(
    fc.asyncProperty(looks, async (steps) => {
      let delay = 0;
      const store = new AreaNameStore({
        areaAt: ({ lat }) => {
          const answersAfter = delay;
          return new Promise((resolve) =>
            setTimeout(() => {
              resolve(dongAt(lat));
            }, answersAfter),
          );
        },
      });
      for (const { lat, answersAfter, rests } of steps) {
        delay = answersAfter;
        const center = { lat, lng: 127 };
        const bounds = seenBounds({ center, level: 5 }, { width: 390, height: 400 });
        store.look({ center, level: 5, bounds });
        await vi.advanceTimersByTimeAsync(rests);
      }
      await vi.advanceTimersByTimeAsync(AREA_MS + 2000);
      expect(store.name).toBe(`관악구 ${String(steps.at(-1)?.lat)}동`);
    }),
  );
});
