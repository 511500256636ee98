import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  distanceMetres,
  NEARBY_CATEGORY,
  NEARBY_LIMIT,
  NEARBY_RADIUS,
  type LatLng,
  type NearbyPlace,
  type NearbyPlaces,
} from '#core';

/** A facility of the world around the point; adapters give it whatever id they like. */
export type ListedFacility = Omit<NearbyPlace, 'distance'>;

interface OpenedNearby {
  readonly nearby: NearbyPlaces;
  close(): Promise<void>;
}

const SILLIM: LatLng = { lat: 37.4842, lng: 126.9297 };
const { SUBWAY, CAFE, CONVENIENCE, MART } = NEARBY_CATEGORY;

/** Sixty cafés on a spiral of some 900 m, none as far away as another; a few of the others. */
const CAFES: readonly ListedFacility[] = Array.from({ length: 60 }, (_, index) => ({
  id: `cafe-${index}`,
  category: CAFE,
  name: `${index}번 카페`,
  lat: SILLIM.lat + Math.sin(index) * (index + 1) * 0.000_13,
  lng: SILLIM.lng + Math.cos(index) * (index + 1) * 0.000_16,
}));
const FACILITIES: readonly ListedFacility[] = [
  ...CAFES,
  { id: 'sillim', category: SUBWAY, name: '신림역', ...SILLIM },
  { id: 'bongcheon', category: SUBWAY, name: '봉천역', lat: 37.4825, lng: 126.9415 },
  { id: 'near', category: CONVENIENCE, name: '가까운 편의점', lat: 37.4846, lng: 126.9297 },
  { id: 'far', category: CONVENIENCE, name: '먼 편의점', lat: 37.5242, lng: 126.9297 },
];

const expected = (category: NearbyPlace['category'], at: LatLng, radius: number) =>
  FACILITIES.filter((one) => one.category === category)
    .map((one) => ({ name: one.name, metres: distanceMetres(at, one) }))
    .filter(({ metres }) => metres <= radius)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, NEARBY_LIMIT);

/** What every {@link NearbyPlaces} promises. `open` makes one that knows these facilities only. */
export function nearbyPlacesContract(
  name: string,
  open: (facilities: readonly ListedFacility[]) => Promise<OpenedNearby>,
): void {
  describe(`NearbyPlaces: ${name}`, () => {
    let opened: OpenedNearby;
    let nearby: NearbyPlaces;
    beforeAll(async () => {
      opened = await open(FACILITIES);
      ({ nearby } = opened);
    });
    afterAll(() => opened.close());

    test('a facility is answered whole', async () => {
      const [found, ...others] = await nearby.near({
        category: CONVENIENCE,
        at: SILLIM,
        radius: NEARBY_RADIUS,
      });
      expect(others).toEqual([]);
      expect(found).toMatchObject({ category: CONVENIENCE, name: '가까운 편의점' });
      expect(found?.id).not.toBe('');
      expect(found?.lat).toBeCloseTo(37.4846, 6);
      expect(found?.lng).toBeCloseTo(126.9297, 6);
      expect(found?.distance).toBeCloseTo(44.5, -1);
    });

    test('only those of the category within the radius, nearest first, each once', async () => {
      const asked = fc.record({
        category: fc.constantFrom(SUBWAY, CAFE, CONVENIENCE),
        // Rounded as the wire may round it.
        at: fc.record({
          lat: fc.integer({ min: 374_700, max: 375_000 }).map((lat) => lat / 1e4),
          lng: fc.integer({ min: 1_269_100, max: 1_269_500 }).map((lng) => lng / 1e4),
        }),
        radius: fc.integer({ min: 1, max: 20_000 }),
      });
      await fc.assert(
        fc.asyncProperty(asked, async (query) => {
          const { category, at, radius } = query;
          // A distance in whole metres may lie on either side of the edge.
          const all = expected(category, at, 40_000);
          fc.pre(all.every(({ metres }) => Math.abs(metres - radius) > 1));
          const found = await nearby.near(query);
          const right = expected(category, at, radius);
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
          expect(found).toHaveLength(right.length);
          for (const [place, one] of found.entries()) {
            expect(one.category).toBe(category);
            // Two that are equally far in whole metres may change places.
            expect(Math.abs(one.distance - (right[place]?.metres ?? NaN))).toBeLessThanOrEqual(1);
            expect(Math.abs(distanceMetres(at, one) - one.distance)).toBeLessThanOrEqual(1);
          }
        }),
        { numRuns: 40 },
      );
    });

    test('at most 45, the nearest of all', async () => {
      const found = await nearby.near({ category: CAFE, at: SILLIM, radius: 20_000 });
      expect(found.map((one) => one.name)).toEqual(
        expected(CAFE, SILLIM, 20_000).map((one) => one.name),
      );
      expect(found).toHaveLength(NEARBY_LIMIT);
    });

    test('nothing where there is none', async () => {
      expect(await nearby.near({ category: MART, at: SILLIM, radius: NEARBY_RADIUS })).toEqual([]);
      const sea = { lat: 34, lng: 125 };
      expect(await nearby.near({ category: CAFE, at: sea, radius: 20_000 })).toEqual([]);
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const query = { category: CAFE, at: SILLIM, radius: NEARBY_RADIUS };
      await expect(nearby.near(query, AbortSignal.abort())).rejects.toMatchObject({
        name: 'AbortError',
      });
    });
  });
}
