import type { LatLng } from '#core';

/** [lng, lat] */
type Corner = readonly [number, number];
type Ring = readonly Corner[];
/** Polygons, each an outside and its holes. */
interface Polygons {
  readonly coordinates: readonly (readonly Ring[])[];
}

/**
 * Whether a point lies in one of the polygons and in none of its holes. Of areas that share an edge
 * corner by corner, every point of it belongs to exactly one.
 */
export function isInside({ lat, lng }: LatLng, { coordinates }: Polygons): boolean {
  return coordinates.some((rings) => {
    let crossed = 0;
    for (const ring of rings) crossed += crossings(ring, lat, lng);
    return crossed % 2 === 1;
  });
}

/** How many edges of a ring a ray from the point to the east crosses. */
function crossings(ring: Ring, lat: number, lng: number): number {
  let count = 0;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before !== undefined && before[1] > lat !== corner[1] > lat) {
      // Always from the south: the same edge of a neighbour, walked backwards, is rounded alike.
      const [south, north] = before[1] < corner[1] ? [before, corner] : [corner, before];
      if (lng < lngAt(south, north, lat)) count += 1;
    }
    before = corner;
  }
  return count;
}

function lngAt(south: Corner, north: Corner, lat: number): number {
  return south[0] + ((north[0] - south[0]) * (lat - south[1])) / (north[1] - south[1]);
}
