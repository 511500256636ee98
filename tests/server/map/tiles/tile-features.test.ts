import { describe, expect, it } from 'vitest';
import { bordersOf } from '../../../../server/map/tiles/borders';
import { labelPoint } from '../../../../server/map/tiles/label-point';
import { restEvery } from '../../../../server/map/tiles/pace';
import { isInRings, type Point } from '../../../../server/map/tiles/polygons';
import { areWholeCountry, isInWaters } from '../../../../server/map/tiles/sea';
import { REGIONS } from '../../../../server/geography/regions.data';
import { DONGS } from '../../../../server/geography/dongs.data';
import { BOUNDARIES, boxRing, outlines } from '../../../support/boundaries';
import { COUNTRY } from './country';
import { readLayer, tileAt, tilesOf, unitsOf } from './tile-reader';

const rest = restEvery(1_000);
const MIDDLE = [37.47, 126.95] as const;
const length = (line: readonly { readonly x: number; readonly y: number }[]) =>
  line.slice(1).reduce((sum, to, index) => {
    const from = line[index] ?? to;
    return sum + Math.hypot(to.x - from.x, to.y - from.y);
  }, 0);

async function bordersAt(z: number) {
  const tile = await tilesOf(BOUNDARIES);
  const borders = readLayer(await tile(tileAt(MIDDLE[0], MIDDLE[1], z)), 'border');
  const ofRank = (rank: number) =>
    borders
      .filter(({ properties }) => properties['rank'] === rank)
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => sum + length(line), 0);
  return { 1: ofRank(1), 2: ofRank(2), 3: ofRank(3) };
}

describe('borders', () => {
  it('are there once, with who is on their sides', async () => {
    const areas = BOUNDARIES.filter(({ kind }) => kind === 'sigungu').map((each) => ({
      code: each.code,
      polygons: each.geometry.coordinates,
    }));
    const borders = await bordersOf(areas, rest);
    expect(borders.map(({ sides }) => sides)).toEqual(
      expect.arrayContaining([
        ['1162000000', '1165000000'],
        ['1162000000', null],
        ['1165000000', null],
      ]),
    );
    const shared = borders.filter(({ sides }) => sides[1] === '1165000000');
    expect(shared).toHaveLength(1);
    expect(shared[0]?.points.every(([lng = 0]) => Math.abs(lng - 126.95) < 1e-9)).toBe(true);
    expect(shared[0]?.points).toHaveLength(7);
  });

  it('follow a ring that has one neighbour all around', async () => {
    const hole = boxRing(126.92, 37.46, 126.93, 37.47);
    const around = [boxRing(126.9, 37.44, 126.95, 37.5), hole];
    const borders = await bordersOf(
      [
        { code: 'around', polygons: [around] },
        { code: 'inside', polygons: [[[...hole].reverse()]] },
      ],
      rest,
    );
    const shared = borders.filter(({ sides }) => sides[1] !== null);
    expect(shared).toHaveLength(1);
    expect(shared[0]?.points.at(0)).toEqual(shared[0]?.points.at(-1));
  });

  it('are those of districts in the middle, and of dongs close by', async () => {
    const far = await bordersAt(9);
    expect(far[2]).toBeGreaterThan(0);
    expect([far[1], far[3]]).toEqual([0, 0]);
    const close = await bordersAt(11);
    expect(close[3]).toBeGreaterThan(0);
    expect([far[2], close[2]].map((each) => each > 0)).toEqual([true, true]);
  });

  it.each([9, 11, 13])('lie nowhere twice at zoom %i', async (z) => {
    const tile = await tilesOf(BOUNDARIES);
    const id = tileAt(MIDDLE[0] - 0.005, MIDDLE[1] - 0.001, z);
    const [x, y] = unitsOf(id, [126.95, MIDDLE[0] - 0.005]);
    const crossing = readLayer(await tile(id), 'border')
      .flatMap(({ lines }) => lines)
      .flatMap((line) => line.slice(1).map((to, at) => [line[at] ?? to, to] as const))
      .filter(([a, b]) => a.y > y !== b.y > y && Math.abs((a.x + b.x) / 2 - x) < 3);
    expect(crossing).toHaveLength(1);
  });
});

describe('the ground', () => {
  it('has no sea where the provinces are not all there', async () => {
    const tile = await tilesOf(COUNTRY.slice(1));
    expect(readLayer(await tile(tileAt(36, 127.5, 5)), 'ground')).toEqual([]);
    expect(areWholeCountry(COUNTRY.map(({ geometry }) => geometry.coordinates[0] ?? []))).toBe(
      true,
    );
  });

  it('knows the country’s waters from the land beyond', () => {
    const islands: Point[] = [
      [131.87, 37.24],
      [130.9, 37.5],
      [126.27, 33.12],
      [125.1, 34.07],
      [126.56, 33.5],
      [128.7, 34.75],
    ];
    const land = [...REGIONS, ...DONGS].map(({ lat, lng }): Point => [lng, lat]);
    const inside = [...islands, ...land.filter(([, lat = 0]) => lat < 37.65)];
    expect(inside.filter((at) => !isInWaters(at))).toEqual([]);
    const beyond: Point[] = [
      [129.33, 34.4],
      [129.45, 34.69],
      [126.55, 37.97],
      [125.7, 37.75],
      [127.1, 38.35],
      [128.2, 38.7],
      [130.4, 33.6],
      [131.4, 34.4],
    ];
    expect(beyond.filter(isInWaters)).toEqual([]);
  });

  it('draws no line along the coast, which is where the land ends', async () => {
    const tile = await tilesOf(COUNTRY);
    expect(readLayer(await tile(tileAt(36.5, 127.5, 5)), 'border')).toEqual([]);
  });
});

describe('names', () => {
  it('stand inside their areas, however these are bent', () => {
    // A horseshoe: its middle is outside.
    const bent: Point[] = [
      [126.9, 37.4],
      [127.0, 37.4],
      [127.0, 37.5],
      [126.97, 37.5],
      [126.97, 37.42],
      [126.93, 37.42],
      [126.93, 37.5],
      [126.9, 37.5],
      [126.9, 37.4],
    ];
    const at = labelPoint([[bent]]);
    expect(isInRings(at ?? [], [bent])).toBe(true);
    expect(isInRings([126.95, 37.45], [bent])).toBe(false);
    expect(labelPoint([])).toBeNull();
    expect(labelPoint([[[[126.9, 37.4]]]])).toEqual([126.9, 37.4]);
  });

  it('stand in the largest part', () => {
    const { coordinates } = outlines(
      boxRing(126.1, 37.1, 126.11, 37.11),
      boxRing(126.9, 37.4, 127.0, 37.5),
    );
    const [lng = 0, lat = 0] = labelPoint(coordinates) ?? [];
    expect(isInRings([lng, lat], [boxRing(126.9, 37.4, 127.0, 37.5)])).toBe(true);
  });

  it('say a province as people do, and which come first', async () => {
    const tile = await tilesOf(COUNTRY);
    const names = readLayer(await tile(tileAt(36.5, 127.5, 5)), 'name');
    const of = (name: string) => names.find(({ properties }) => properties['name'] === name);
    expect(of('충북')?.properties).toMatchObject({ kind: 'sido', rank: 1 });
    expect(of('대전')?.properties).toMatchObject({ kind: 'sido', rank: 2 });
    const close = await tilesOf(BOUNDARIES);
    const dongs = readLayer(await close(tileAt(37.46, 126.92, 13)), 'name');
    expect(dongs.map(({ properties }) => properties['name'])).toContain('신림동');
  });
});
