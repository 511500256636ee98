import { sql, type SQL } from 'drizzle-orm';
import { distanceMetres, type LatLng } from '#core';
import { houses } from './schema';

// Taken from the core's own measure of the earth.
const METRES_A_DEGREE = distanceMetres({ lat: 0, lng: 0 }, { lat: 1, lng: 0 });

/** The haversine from a point to a house: it grows as the core's `distanceMetres` does. */
export function haversineFrom(at: LatLng): SQL<number> {
  // Worked out here: the database refuses what is too small for a number instead of taking it as 0.
  const cosine = Math.cos((at.lat * Math.PI) / 180);
  return sql<number>`(power(sin(radians(${houses.lat} - ${at.lat}::float8) / 2), 2)
    + ${cosine}::float8 * cos(radians(${houses.lat}))
      * power(sin(radians(${houses.lng} - ${at.lng}::float8) / 2), 2))`;
}

/** The haversine of so many metres on the ground. */
export function haversineOf(metres: number): number {
  return Math.sin(((metres / METRES_A_DEGREE) * Math.PI) / 360) ** 2;
}
