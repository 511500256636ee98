import { radians } from './angles';
import type { LatLng } from './geo';

/** Radius of the sphere for distances on the ground, in metres. */
const EARTH_RADIUS = 6_371_008.8;
/** A walk is longer than the straight line, and this fast (facts.md F8). */
const WALK = { detour: 1.3, metresPerMinute: 67 } as const;

/** Metres on the ground between two points. */
export function distanceMetres(a: LatLng, b: LatLng): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(half, 1)));
}

/** Minutes on foot for a straight line of metres (facts.md F8), rounded up, at least 1. */
export function walkMinutes(straightMetres: number): number {
  return Math.max(1, Math.ceil((straightMetres * WALK.detour) / WALK.metresPerMinute));
}
