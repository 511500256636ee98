import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contains,
  EMPTY_FILTER,
  matchesFilter,
  pixelDistance,
  type HouseMark,
  type LatLng,
} from '#core';
import type { Database } from '../../../server/db/database';
import type { NewHouse } from '../../../server/ports/houses/house-record';
import { housesOf } from '../../support/houses-in-memory';
import type { HousesInMemory } from '../../../server/houses/houses-in-memory';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { TODAY } from '../../support/house-filters';
import { someBounds, someFilter, someHouses } from '../db/houses/house-arbitrary';

const query = fc.record({
  bounds: someBounds,
  filter: someFilter,
  level: fc.integer({ min: 1, max: 14 }),
  today: fc.constant(TODAY),
});

describe.each(DATABASES)('marks on %s', (kind) => {
  let database: Database;
  let repository: HousesInMemory;
  let all: readonly NewHouse[];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    repository = housesOf(database);
    all = fc.sample(someHouses(1500, 1500), { numRuns: 1, seed: 7 }).flat();
    await database.db.transaction((tx) => replaceOrAdd(tx, all, 'test', '20261120'));
  });
  afterAll(() => database.close());

  const asked = (q: typeof query extends fc.Arbitrary<infer Query> ? Query : never) =>
    all.filter(
      (house) =>
        house.status === 'OPEN' &&
        contains(q.bounds, house) &&
        matchesFilter(house, q.filter, TODAY),
    );

  test('counts every house of the box and filter once, and says so in the total', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (q) => {
        const { marks, total } = await repository.marks(q);
        expect(total).toBe(asked(q).length);
        expect(marks.reduce((sum, mark) => sum + countOf(mark), 0)).toBe(total);
      }),
      { numRuns: 60 },
    );
  });

  test('draws at most 200 marks, 44 px apart at that level', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (q) => {
        const { marks } = await repository.marks(q);
        expect(marks.length).toBeLessThanOrEqual(200);
        expect(new Set(marks.map((mark) => `${mark.kind}${mark.id}`)).size).toBe(marks.length);
        expect(nearestPair(marks, q.level, pixelDistance)).toBeGreaterThanOrEqual(44);
      }),
      { numRuns: 60 },
    );
  });

  test('leaves a pill the room of its price: 88 px beside it, 64 px above and below', async () => {
    const nearness = (a: LatLng, b: LatLng, level: number) =>
      Math.hypot(
        pixelDistance(a, { lat: a.lat, lng: b.lng }, level) / 88,
        pixelDistance(a, { lat: b.lat, lng: a.lng }, level) / 64,
      );
    await fc.assert(
      fc.asyncProperty(query, async (q) => {
        const { marks } = await repository.marks(q);
        expect(nearestPair(marks, q.level, nearness)).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  test('puts a cluster among its houses and a single house at its true place', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (q) => {
        const houses = asked(q);
        for (const mark of (await repository.marks(q)).marks) {
          if (mark.kind === 'house') {
            expect(houses).toContainEqual(
              expect.objectContaining({ lat: mark.lat, lng: mark.lng, deposit: mark.deposit }),
            );
          } else {
            expect(contains(mark.bounds, mark)).toBe(true);
            const within = houses.filter((house) => contains(mark.bounds, house));
            expect(within.length).toBeGreaterThanOrEqual(mark.count);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('keeps several houses at one point together at the closest level', async () => {
    const here = { lat: 37.4842, lng: 126.9293 };
    const bounds = {
      swLat: here.lat - 1e-7,
      swLng: here.lng - 1e-7,
      neLat: here.lat + 1e-7,
      neLng: here.lng + 1e-7,
    };
    const { marks, total } = await repository.marks({
      bounds,
      level: 1,
      filter: EMPTY_FILTER,
      today: TODAY,
    });
    expect(total).toBeGreaterThan(1);
    expect(marks).toMatchObject([{ kind: 'cluster', count: total }]);
  });

  test('names a cluster the same when the map moves a little', async () => {
    const bounds = { swLat: 37.46, swLng: 126.9, neLat: 37.51, neLng: 126.96 };
    const moved = { ...bounds, swLng: 126.901, neLng: 126.961 };
    const [before, after] = await Promise.all(
      [bounds, moved].map((box) =>
        repository.marks({ bounds: box, level: 4, filter: EMPTY_FILTER, today: TODAY }),
      ),
    );
    expect(after).toEqual(before);
  });
});

function countOf(mark: HouseMark): number {
  return mark.kind === 'cluster' ? mark.count : 1;
}

function nearestPair(
  marks: readonly HouseMark[],
  level: number,
  distance: (a: LatLng, b: LatLng, level: number) => number,
): number {
  return Math.min(
    ...marks.flatMap((mark, index) =>
      marks.slice(index + 1).map((other) => distance(mark, other, level)),
    ),
  );
}
