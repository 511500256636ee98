import type { Position } from 'geojson';
import type {
  BoundaryGeometry,
  StoredBoundaries,
  Boundary,
} from '../../server/ports/map/boundaries';
import { boxOf } from '../../server/map/tiles/polygons';

/** Rings of [lng, lat] as a boundary's geometry: each one a polygon by itself. */
export const outlines = (...rings: readonly (readonly Position[])[]): BoundaryGeometry => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [ring.map(([lng = 0, lat = 0]) => [lng, lat] as const)]),
});

/** A box as a ring with corners every so many degrees, as boundaries have them. */
export function boxRing(west: number, south: number, east: number, north: number, step = 0.01) {
  const side = (from: number, to: number) => {
    const parts = Math.max(1, Math.round(Math.abs(to - from) / step));
    return Array.from({ length: parts }, (_, at) => from + ((to - from) * at) / parts);
  };
  return [
    ...side(west, east).map((lng) => [lng, south]),
    ...side(south, north).map((lat) => [east, lat]),
    ...side(east, west).map((lng) => [lng, north]),
    ...side(north, south).map((lat) => [west, lat]),
    [west, south],
  ];
}

/** Two invented districts side by side, the first with two dongs one above the other. */
export const BOUNDARIES: readonly Boundary[] = [
  {
    code: '1162000000',
    kind: 'sigungu',
    name: '관악구',
    geometry: outlines(boxRing(126.9, 37.44, 126.95, 37.5)),
  },
  {
    code: '1165000000',
    kind: 'sigungu',
    name: '서초구',
    geometry: outlines(boxRing(126.95, 37.44, 127.01, 37.5)),
  },
  {
    code: '1162010100',
    kind: 'dong',
    name: '봉천동',
    geometry: outlines(boxRing(126.9, 37.47, 126.95, 37.5)),
  },
  {
    code: '1162010200',
    kind: 'dong',
    name: '신림동',
    geometry: outlines(boxRing(126.9, 37.44, 126.95, 37.47)),
  },
];

/**
 * Stored boundaries without a database: `number` is their version, `asked` how often it was told,
 * `fault` what they fail with.
 */
export function storedBoundaries(
  boundaries: readonly Boundary[],
): StoredBoundaries & { number: number; asked: number; fault: string | null } {
  const points = boundaries.flatMap(({ geometry }) => geometry.coordinates.flat(2));
  const answered = <Value>(value: Value): Promise<Value> =>
    stored.fault === null ? Promise.resolve(value) : Promise.reject(new Error(stored.fault));
  const stored: ReturnType<typeof storedBoundaries> = {
    number: 1,
    asked: 0,
    fault: null,
    version: () => {
      stored.asked += 1;
      return answered(stored.number);
    },
    known: () =>
      Promise.resolve(
        boundaries.length === 0
          ? null
          : {
              areas: boundaries.map(({ code, kind, name }) => ({ code, kind, name })),
              box: boxOf(points),
              attributions: ['통계청 SGIS'],
            },
      ),
    async *ofKind(kind: Boundary['kind']) {
      await answered(null);
      yield boundaries.filter((each) => each.kind === kind);
    },
  };
  return stored;
}
