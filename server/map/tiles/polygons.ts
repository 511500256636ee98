import type { Box } from '../../ports/map/boundaries';

/** Longitude and latitude. */
export type Point = readonly number[];

export type Rings = readonly (readonly Point[])[];

export function boxOf(points: readonly Point[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng = 0, lat = 0] of points) {
    west = Math.min(west, lng);
    south = Math.min(south, lat);
    east = Math.max(east, lng);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

export const boxesMeet = (a: Box, b: Box): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** Whether a point is inside closed rings (even-odd, so that holes are outside). */
export function isInRings([lng = 0, lat = 0]: Point, rings: Rings): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at += 1) {
      const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[at] ?? [];
      if (y1 > lat !== y2 > lat && lng < x1 + ((lat - y1) * (x2 - x1)) / (y2 - y1))
        inside = !inside;
    }
  }
  return inside;
}

/** Twice the area of a ring, in the units of its coordinates. */
export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[at] ?? [];
    sum += x1 * y2 - x2 * y1;
  }
  return Math.abs(sum);
}
