import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { thinned } from './base-map-thin';

/**
 * What the base map shows of the world. Korea is in its middle; the rest is what the farthest level
 * shows around it, and ends where no screen reaches, so that no edge of the box looks like a coast.
 */
const BOX = { west: 75, south: -10, east: 178, north: 68 } as const;

interface Edge {
  readonly inside: (at: Position) => boolean;
  /** Where the way from a to b crosses the edge. */
  readonly cross: (a: Position, b: Position) => Position;
}

const x = (at: Position) => at[0] ?? 0;
const y = (at: Position) => at[1] ?? 0;

const meridian = (lng: number, inside: Edge['inside']): Edge => ({
  inside,
  cross: (a, b) => [lng, y(a) + ((y(b) - y(a)) * (lng - x(a))) / (x(b) - x(a))],
});

const parallel = (lat: number, inside: Edge['inside']): Edge => ({
  inside,
  cross: (a, b) => [x(a) + ((x(b) - x(a)) * (lat - y(a))) / (y(b) - y(a)), lat],
});

const EDGES: readonly Edge[] = [
  meridian(BOX.west, (at) => x(at) >= BOX.west),
  meridian(BOX.east, (at) => x(at) <= BOX.east),
  parallel(BOX.south, (at) => y(at) >= BOX.south),
  parallel(BOX.north, (at) => y(at) <= BOX.north),
];

/** Sutherland–Hodgman: one edge after the other; what is left of a closed ring is a closed ring. */
function clipRing(ring: readonly Position[]): Position[] {
  let points = ring.slice(0, -1);
  for (const edge of EDGES) {
    const kept: Position[] = [];
    points.forEach((at, index) => {
      const before = points.at(index - 1) ?? at;
      if (edge.inside(at) !== edge.inside(before)) kept.push(edge.cross(before, at));
      if (edge.inside(at)) kept.push(at);
    });
    points = kept;
  }
  const first = points[0];
  return first && points.length >= 3 ? [...points, first] : [];
}

type Topology = Parameters<typeof feature>[0];

/**
 * The land of world-atlas (Natural Earth 1:10m, public domain) inside the box, polygon by polygon:
 * Korea with every point, the rest with those that its distance lets one see.
 */
export function landAroundKorea(thin: typeof thinned = thinned): Polygon[] {
  const atlas = createRequire(import.meta.url)('world-atlas/land-10m.json') as Topology;
  const { land } = atlas.objects;
  if (!land) throw new Error('world-atlas has no land.');
  const shapes = feature(atlas, land);
  const features = shapes.type === 'FeatureCollection' ? shapes.features : [shapes];
  return features
    .flatMap(({ geometry }) => polygonsOf(geometry as Polygon | MultiPolygon))
    .map((rings) => rings.map((ring) => thin(clipRing(ring))).filter(({ length }) => length > 0))
    .filter((rings) => rings.length > 0)
    .map((coordinates) => ({ type: 'Polygon', coordinates }));
}

const polygonsOf = (geometry: Polygon | MultiPolygon) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
