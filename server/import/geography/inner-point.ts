import type { LatLng } from '#core';
import type { BoundaryGeometry } from '../../ports/map/boundaries';

type Polygon = BoundaryGeometry['coordinates'][number];

/** The box around polygons, degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The box around all corners. */
export function boxOf({ coordinates }: BoundaryGeometry): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const rings of coordinates)
    for (const ring of rings)
      for (const [lng, lat] of ring) {
        box.west = Math.min(box.west, lng);
        box.east = Math.max(box.east, lng);
        box.south = Math.min(box.south, lat);
        box.north = Math.max(box.north, lat);
      }
  return box;
}

const only = (polygon: Polygon): BoundaryGeometry => ({
  type: 'MultiPolygon',
  coordinates: [polygon],
});

const sizeOf = ({ west, south, east, north }: Box): number => (east - west) * (north - south);

/** The largest of the polygons with its box: of an island county its main island. */
export function mainland({ coordinates }: BoundaryGeometry): { polygon: Polygon; box: Box } {
  return coordinates
    .map((polygon) => ({ polygon, box: boxOf(only(polygon)) }))
    .reduce((best, one) => (sizeOf(one.box) > sizeOf(best.box) ? one : best));
}

/** A point inside the largest polygon: the middle of its widest stretch at half its height. */
export function innerPoint(geometry: BoundaryGeometry): LatLng {
  const { polygon, box } = mainland(geometry);
  const lat = (box.south + box.north) / 2;
  const sides = polygon
    .flatMap((ring) => ring.flatMap((corner, index) => crossing(ring.at(index - 1), corner, lat)))
    .sort((a, b) => a - b);
  let [from, to] = [box.west, box.west];
  for (let index = 1; index < sides.length; index += 2) {
    const [left = 0, right = 0] = sides.slice(index - 1, index + 1);
    if (right - left > to - from) [from, to] = [left, right];
  }
  return { lat: rounded(lat), lng: rounded((from + to) / 2) };
}

type Corner = Polygon[number][number];

function crossing(before: Corner | undefined, corner: Corner, lat: number): number[] {
  if (before === undefined || before[1] > lat === corner[1] > lat) return [];
  return [before[0] + ((corner[0] - before[0]) * (lat - before[1])) / (corner[1] - before[1])];
}

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
