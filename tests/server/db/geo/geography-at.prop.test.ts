import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distanceMetres, type LatLng } from '#core';
import type { Database } from '../../../../server/db/database';
import { isInside } from '../../../../server/shared/inside-polygon';
import { PlaceRepository } from '../../../../server/db/geo/place-repository';
import { importGeography } from '../../../../server/import/geography/import-geography';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import {
  DISTRICTS,
  EAST,
  HOLE,
  ISLAND,
  SMALL_DONGS,
  smallGeography,
  WEST,
  type SmallDong,
  type Square,
} from '../../../support/small-geography';
import { evenly } from '../../../support/core-values';

const isIn = ({ lat, lng }: LatLng, [west, south, east, north]: Square): boolean =>
  lng >= west && lng < east && lat >= south && lat < north;

const placed = SMALL_DONGS.filter(
  ({ dongliCode, lat }) => dongliCode.endsWith('00') && !Number.isNaN(lat),
);
function nearest(dongs: readonly SmallDong[], at: LatLng, within: number): string | null {
  const [first] = dongs
    .filter((dong) => distanceMetres(at, dong) <= within)
    .sort((a, b) => distanceMetres(at, a) - distanceMetres(at, b));
  return first?.dongliCode ?? null;
}

/** What the squares say, without any polygon. */
function expected(at: LatLng): string | null {
  if (isIn(at, HOLE)) return '1111010300';
  if (isIn(at, WEST)) return '1111010100';
  if (isIn(at, EAST) || isIn(at, ISLAND)) return '1111010200';
  const district = Object.entries(DISTRICTS).find(([, square]) => isIn(at, square))?.[0];
  const within = placed.filter(({ dongliCode }) => dongliCode.startsWith(district ?? ''));
  return nearest(within, at, district === undefined ? 5000 : Infinity);
}

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anywhere = fc.record({ lat: between(36.85, 37.3), lng: between(126.9, 127.3) });
/** Corners, edges and what lies just beside them. */
const hundredths = fc.integer({ min: 0, max: 40 }).map((step) => step / 100);
const onEdges = fc.record({
  lat: hundredths.map((step) => 36.9 + step),
  lng: hundredths.map((step) => 126.9 + step),
});

describe.each(DATABASES)('the dong at a point on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-geography-at-'));
  let database: Database;
  let places: PlaceRepository;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    places = new PlaceRepository(database);
    await importGeography(
      database,
      smallGeography(folder),
      { source: 'operator', attribution: null },
      { file: () => undefined, written: () => undefined },
    );
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  test('is that of the polygon, else the nearest of the district, else the nearest within 5 km', async () => {
    await fc.assert(
      fc.asyncProperty(anywhere, async (at) => {
        expect((await places.areaAt(at))?.dongliCode ?? null).toBe(expected(at));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['in a hole', { lat: 37.05, lng: 127.025 }, '섬동'],
    ['beside the hole', { lat: 37.05, lng: 127.035 }, '너른동'],
    ['on an island', { lat: 36.905, lng: 127.065 }, '샘동'],
    [
      'in a district, though a dong beyond its border is nearer',
      { lat: 37.101, lng: 127.11 },
      '윗동',
    ],
  ])('%s', async (_, at, name) => {
    expect((await places.areaAt(at))?.dong).toBe(name);
  });

  test('is not known at sea, and only its district where no dong of it has a point', async () => {
    expect(await places.areaAt({ lat: 36.5, lng: 125 })).toBeNull();
    await database.pool.query("update areas set precision = 'parent' where code = '4114010100'");
    expect(await places.areaAt({ lat: 37.15, lng: 127.15 })).toEqual({
      dongliCode: '4114000000',
      sido: '경기도',
      sigungu: '중구',
      dong: '',
    });
    await database.pool.query("update areas set precision = 'admdong' where code = '4114010100'");
  });
});

test('a point on the edge of neighbours lies in exactly one of them', () => {
  const ring = ([west, south, east, north]: Square): [number, number][] => [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const all = [
    [ring(WEST), ring(HOLE)],
    [ring(EAST)],
    [ring(HOLE)],
    ...Object.entries(DISTRICTS)
      .filter(([code]) => code !== '11110')
      .map(([, square]) => [ring(square).reverse()]),
  ].map((polygon) => ({ type: 'MultiPolygon' as const, coordinates: [polygon] }));
  const holders = (at: LatLng) => all.filter((geometry) => isInside(at, geometry)).length;
  fc.assert(
    fc.property(onEdges, (at) => {
      const isCovered = at.lat >= 37 && at.lat < 37.2 && at.lng >= 127 && at.lng < 127.2;
      expect(holders(at)).toBe(isCovered ? 1 : 0);
    }),
    { numRuns: 500 },
  );
});

test('a slanting edge belongs to one side, from whichever it is drawn', () => {
  const corner = fc.record({ x: between(127, 128), y: between(36, 37) });
  fc.assert(
    fc.property(corner, corner, evenly(0, 1), (a, b, part) => {
      fc.pre(Math.abs(a.y - b.y) > 1e-6);
      const west: [number, number][] = [
        [a.x, a.y],
        [b.x, b.y],
        [126, b.y],
        [126, a.y],
      ];
      const east: [number, number][] = [
        [b.x, b.y],
        [a.x, a.y],
        [129, a.y],
        [129, b.y],
      ];
      const at = { lat: a.y + (b.y - a.y) * part, lng: a.x + (b.x - a.x) * part };
      fc.pre(at.lat >= Math.min(a.y, b.y) && at.lat < Math.max(a.y, b.y));
      const inWest = isInside(at, { coordinates: [[west]] });
      const inEast = isInside(at, { coordinates: [[east]] });
      expect(inWest).toBe(!inEast);
    }),
  );
});
