import fc from 'fast-check';
import { feature } from 'topojson-client';
import { describe, expect, test } from 'vitest';
import { readFeatures } from '../../../../server/import/geography/features';
import { innerPoint } from '../../../../server/import/geography/inner-point';
import { isInside } from '../../../../server/shared/inside-polygon';

type Topology = Parameters<typeof feature>[0];

/** Two squares that share an edge, one of them walking it backwards, and an islet of the first. */
const SHARED = {
  type: 'Topology',
  transform: { scale: [0.01, 0.02], translate: [127, 37] },
  arcs: [
    [
      [10, 0],
      [0, 5],
      [0, 5],
    ],
    [
      [10, 10],
      [-10, 0],
      [0, -10],
      [10, 0],
    ],
    [
      [10, 0],
      [10, 0],
      [0, 10],
      [-10, 0],
    ],
    [
      [30, 0],
      [1, 0],
      [0, 1],
      [-1, -1],
    ],
  ],
  objects: {
    all: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'MultiPolygon', arcs: [[[0, 1]], [[3]]], properties: { name: '서쪽' } },
        { type: 'Polygon', arcs: [[2, ~0]], properties: { name: '동쪽' } },
        { type: 'LineString', arcs: [0], properties: {} },
      ],
    },
  },
};

const read = (json: unknown) => readFeatures('file', json);
const polygon = (...rings: number[][][]) => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Polygon', coordinates: rings },
});
const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

describe('TopoJSON', () => {
  test('is put together as the library of its authors does', () => {
    const topology = SHARED as unknown as Topology;
    const expected = feature(topology, topology.objects['all'] as never) as unknown as {
      features: { geometry: { type: string; coordinates: never } }[];
    };
    const found = read(SHARED)?.features.map(({ geometry }) => geometry?.coordinates);
    const [west, east] = expected.features.map(({ geometry }) => geometry.coordinates);
    expect(found).toEqual([west, [east], undefined]);
  });

  test('without a transform tells its points as they are', () => {
    const { transform: _, ...plain } = SHARED;
    const arcs = [square(127, 37, 0.5)];
    const objects = { one: { type: 'Polygon', arcs: [[0]] } };
    expect(read({ ...plain, arcs, objects })?.features[0]?.geometry?.coordinates).toEqual([arcs]);
  });

  test.each([
    ['arcs that are missing', { ...SHARED, arcs: [] }, '꼭짓점이 빠져 있습니다'],
    ['no objects', { ...SHARED, objects: null }, undefined],
    ['arcs in metres', { ...SHARED, transform: { scale: [1, 1], translate: [9e5, 2e6] } }, 'WGS84'],
  ])('with %s is told', (_, json, why) => {
    const [fault] = read(json)?.faults ?? [];
    if (why === undefined) expect(read(json)).toEqual({ features: [], faults: [], collapsed: 0 });
    else
      expect(fault).toMatchObject({
        where: '1번째 도형',
        why: expect.stringContaining(why) as string,
      });
  });
});

test.each([
  ['a corner', [[0, 1, 4]]],
  ['a corner, walked backwards', [[0, 1, ~4]]],
  ['a hole', [[0, 1], [4]]],
  ['what is no number', [[0, 1, '2']]],
])('TopoJSON whose arc is missing for %s is told, however whole the rest looks', (_, arcs) => {
  const objects = { all: { type: 'Polygon', arcs } };
  const found = read({ ...SHARED, objects });
  expect(found?.features).toEqual([]);
  expect(found?.faults).toMatchObject([
    { where: '1번째 도형', why: '꼭짓점이 빠져 있습니다. 파일을 다시 받아 주세요.' },
  ]);
});

describe('GeoJSON', () => {
  test('loses islands and holes that have no area, and says how many', () => {
    const collapsed = [square(127, 37, 1)[0] ?? [], [127, 37], [127, 37]];
    expect(read(polygon(square(127, 37, 1), collapsed))).toMatchObject({
      features: [{ number: 1, geometry: { coordinates: [[square(127, 37, 1)]] } }],
      collapsed: 1,
    });
    expect(read(polygon(collapsed))?.faults).toHaveLength(1);
  });

  test('with a hole that is no list is told', () => {
    const broken = polygon(square(127, 37, 1), null as unknown as number[][]);
    expect(read(broken)).toMatchObject({ features: [], faults: [{ where: '1번째 도형' }] });
  });

  test.each([
    [null],
    ['text'],
    [{ type: 'FeatureCollection' }],
    [{ type: 'Polygon', coordinates: [] }],
  ])('is not %j', (json) => {
    expect(read(json)).toBeNull();
  });

  test('survives whatever a file holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (features, coordinates) => {
        read({ type: 'FeatureCollection', features });
        const geometry = { type: 'MultiPolygon', coordinates };
        read({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry }, coordinates] });
        const topology = { type: 'Topology', arcs: coordinates, objects: { one: features } };
        read(topology);
        read({ ...SHARED, arcs: features });
        read({ ...SHARED, transform: features });
      }),
    );
  });
});

test('a point inside lies inside, in whatever bent shape', () => {
  const radii = fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), {
    minLength: 4,
    maxLength: 30,
  });
  fc.assert(
    fc.property(radii, (lengths) => {
      const ring = lengths.map((length, at): [number, number] => {
        const angle = (at / lengths.length) * 2 * Math.PI;
        return [127 + length * Math.cos(angle), 37 + length * Math.sin(angle)];
      });
      const geometry = {
        type: 'MultiPolygon' as const,
        coordinates: [[[...ring, ring[0] ?? [0, 0]]]],
      };
      expect(isInside(innerPoint(geometry), geometry)).toBe(true);
    }),
  );
});
