import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { METRES_A_DEGREE, type LatLng } from '#core';
import { houses } from '../schema/houses';

interface Degrees {
  readonly lat: SQLWrapper;
  readonly lng: SQLWrapper;
}

/** The haversine from a point to a row, a house's: it grows as the core's `distanceMetres` does. */
export function haversineFrom(at: LatLng, { lat, lng }: Degrees = houses): SQL<number> {
  // Worked out here: the database refuses what is too small for a number instead of taking it as 0.
  const cosine = Math.cos((at.lat * Math.PI) / 180);
  return sql<number>`(power(sin(radians(${lat} - ${at.lat}::float8) / 2), 2)
    + ${cosine}::float8 * cos(radians(${lat}))
      * power(sin(radians(${lng} - ${at.lng}::float8) / 2), 2))`;
}

/** The haversine of so many metres on the ground. */
export function haversineOf(metres: number): number {
  return Math.sin(((metres / METRES_A_DEGREE) * Math.PI) / 360) ** 2;
}
