import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  distanceMetres,
  walkMinutes,
  type Area,
  type LatLng,
  type Place,
  type PlaceSearch,
} from '#core';
import { AREAS, BUS_STOPS, PLACES, type ListedBusStop } from '../../support/places';

/** What the world around a point is made of. */
interface Surroundings {
  readonly places: readonly Place[];
  readonly areas: readonly (Area & LatLng)[];
  readonly busStops: readonly ListedBusStop[];
}

interface OpenedSurroundings {
  readonly search: PlaceSearch;
  close(): Promise<void>;
}

const STATION = PLACES[0];
const SILLIM = { lat: 37.4842, lng: 126.9297 };

/** A grid of stations some 600 m apart, none at the same distance from where it is asked. */
const STATIONS: readonly Place[] = Array.from({ length: 20 }, (_, index) => ({
  id: `station-${index}`,
  kind: 'station' as const,
  name: `${index}번역`,
  detail: '서울',
  lat: 37.44 + (index % 5) * 0.0055 + index * 0.00007,
  lng: 126.9 + Math.floor(index / 5) * 0.0071,
  level: 4,
  lines: [],
}));
const WORLD: Surroundings = { places: [...PLACES, ...STATIONS], areas: AREAS, busStops: BUS_STOPS };

const points = fc.record({
  lat: fc.double({ min: 37.43, max: 37.53, noNaN: true }),
  lng: fc.double({ min: 126.88, max: 127.02, noNaN: true }),
});

function nearest<One extends LatLng>(list: readonly One[], at: LatLng, within: number): One[] {
  return list
    .filter((one) => distanceMetres(at, one) <= within)
    .sort((a, b) => distanceMetres(at, a) - distanceMetres(at, b));
}

/** What every {@link PlaceSearch} promises of a point. */
export function placeSurroundingsContract(
  name: string,
  open: (world: Surroundings) => Promise<OpenedSurroundings>,
): void {
  describe(`PlaceSearch, around a point: ${name}`, () => {
    let opened: OpenedSurroundings;
    let search: PlaceSearch;
    beforeAll(async () => {
      opened = await open(WORLD);
      ({ search } = opened);
    });
    afterAll(() => opened.close());

    test('the dong is the one whose middle is nearest, within 5 km', async () => {
      const [sillim, bongcheon] = AREAS;
      expect(await search.areaAt(SILLIM)).toEqual({
        dongliCode: sillim?.dongliCode,
        sido: '서울특별시',
        sigungu: '관악구',
        dong: '신림동',
      });
      expect((await search.areaAt({ lat: 37.482, lng: 126.95 }))?.dong).toBe(bongcheon?.dong);
      await fc.assert(
        fc.asyncProperty(points, async ({ lat, lng }) => {
          // The asked point may be rounded to some ten metres.
          const at = { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) };
          const expected = nearest(AREAS, at, 5000)[0]?.dong ?? null;
          expect((await search.areaAt(at))?.dong ?? null).toBe(expected);
        }),
        { numRuns: 30 },
      );
    });

    test.each([
      ['in another country', { lat: 48.85, lng: 2.35 }],
      ['at a pole', { lat: 90, lng: 180 }],
      ['where the day changes', { lat: -17, lng: -180 }],
      ['beyond it', { lat: -17, lng: 181 }],
      ['at the origin', { lat: 1e-7, lng: -1e-7 }],
      ['a little over 5 km away', { lat: 37.5321, lng: 126.927 }],
    ])('there is no dong and no stop %s', async (_, at) => {
      expect(await search.areaAt(at)).toBeNull();
      expect(await search.stopsNear(at)).toEqual([]);
    });

    test('a stop is answered whole', async () => {
      const [station, bus] = await search.stopsNear(SILLIM);
      expect(station).toMatchObject({
        kind: 'station',
        name: '신림역',
        lines: STATION?.lines,
        walkMinutes: 1,
        ...SILLIM,
      });
      expect(bus).toMatchObject({ kind: 'bus', name: '신림역', lines: [], walkMinutes: 2 });
      expect(bus?.id).toMatch(/^bus-/);
    });

    test('stations within 1.5 km and bus stops within 500 m, the nearest of each', async () => {
      const stations = WORLD.places.filter(({ kind }) => kind === 'station');
      await fc.assert(
        fc.asyncProperty(fc.oneof(points, fc.constant(SILLIM)), async (at) => {
          const expected = [
            ...nearest(stations, at, 1500).slice(0, 3),
            ...nearest(BUS_STOPS, at, 500).slice(0, 4),
          ].map((stop) => [stop.name, walkMinutes(distanceMetres(at, stop))]);
          const found = await search.stopsNear(at);
          expect(found.map((stop) => [stop.name, stop.walkMinutes])).toEqual(expected);
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        }),
        { numRuns: 40 },
      );
      expect(await search.stopsNear(SILLIM)).toHaveLength(1 + 4);
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const cancel = AbortSignal.abort();
      for (const asked of [search.areaAt(SILLIM, cancel), search.stopsNear(SILLIM, cancel)])
        await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
