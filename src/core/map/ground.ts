import { degrees, radians } from './angles';
import type { Bounds, LatLng } from './geo';

/** Radius of the sphere for distances on the ground, in metres. */
const EARTH_RADIUS = 6_371_008.8;
/** Metres on the ground from one degree of latitude to the next, the same everywhere. */
export const METRES_A_DEGREE = radians(EARTH_RADIUS);
/** Distances are sums of rounded numbers: half way round the earth they are centimetres off. */
const ROUNDED_METRES = 1;
/** A walk is longer than the straight line, and this fast (spec/facts F8). */
const WALK = { detour: 1.3, metresPerMinute: 67 } as const;

/** Metres on the ground between two points. */
export function distanceMetres(a: LatLng, b: LatLng): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(half, 1)));
}

/** Those within so many metres of a point, nearest first, no more than `most`, with their distance. */
export function nearestTo<One extends LatLng>(
  at: LatLng,
  list: readonly One[],
  { metres, most }: { readonly metres: number; readonly most: number },
): (One & { readonly distance: number })[] {
  return list
    .map((one) => ({ ...one, distance: distanceMetres(at, one) }))
    .filter(({ distance }) => distance <= metres)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most);
}

/**
 * The point so many metres away as the crow flies; `bearing` in degrees, clockwise from the north.
 * Its longitude may lie beyond ±180, where a way leads over the date line.
 */
export function pointAt(from: LatLng, metres: number, bearing: number): LatLng {
  const lat = radians(from.lat);
  const arc = metres / EARTH_RADIUS;
  const way = radians(bearing);
  const sinLat = Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(way);
  const east = Math.atan2(
    Math.sin(way) * Math.sin(arc) * Math.cos(lat),
    Math.cos(arc) - Math.sin(lat) * sinLat,
  );
  const inside = Math.min(Math.max(sinLat, -1), 1);
  return { lat: degrees(Math.asin(inside)), lng: from.lng + degrees(east) };
}

/**
 * The box that holds every point within so many metres, and hardly more. One that reaches over a
 * pole or over the date line goes all round the earth.
 */
export function boxAround({ lat, lng }: LatLng, metres: number): Bounds {
  const reach = metres + ROUNDED_METRES;
  const north = reach / METRES_A_DEGREE;
  const swLat = Math.max(-90, lat - north);
  const neLat = Math.min(90, lat + north);
  // The circle is widest a little nearer to the pole than its middle.
  const widest = Math.sin(reach / EARTH_RADIUS) / Math.cos(radians(lat));
  const east = Math.abs(lat) + north < 90 ? degrees(Math.asin(Math.min(widest, 1))) : 180;
  return Math.abs(lng) + east > 180
    ? { swLat, swLng: -180, neLat, neLng: 180 }
    : { swLat, swLng: lng - east, neLat, neLng: lng + east };
}

/** Minutes on foot for a straight line of metres (spec/facts F8), rounded up, at least 1. */
export function walkMinutes(straightMetres: number): number {
  return Math.max(1, Math.ceil((straightMetres * WALK.detour) / WALK.metresPerMinute));
}
