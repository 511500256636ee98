import { REGIONS } from '../../geography/regions.data';
import { boxesMeet, boxOf, isInRings, type Point, type Rings } from './polygons';

/**
 * The country's waters with the land between them, as one ring: all of it belongs to the country or
 * to the sea. In the north it keeps a few kilometres off the border, so that no land beyond is in it.
 * Where the provinces are known, the coast in here is theirs, and that of the base map gives way.
 */
export const WATERS: readonly Point[] = [
  [124.0, 33.0],
  [126.2, 32.6],
  [128.3, 34.2],
  [129.25, 34.95],
  [130.2, 35.4],
  [132.4, 37.1],
  [131.4, 38.0],
  [128.75, 38.3],
  [128.3, 38.25],
  [127.9, 38.2],
  [127.2, 38.1],
  [126.95, 37.92],
  [126.75, 37.72],
  [126.5, 37.68],
  [126.1, 37.58],
  [125.0, 37.4],
  [124.0, 37.2],
  [124.0, 33.0],
];

export const isInWaters = (at: Point): boolean => isInRings(at, [WATERS]);

/** Whether these polygons are all provinces: only then is what is no province's land the sea. */
export function areWholeCountry(polygons: readonly Rings[]): boolean {
  const boxed = polygons.map((rings) => ({ rings, box: boxOf(rings[0] ?? []) }));
  return REGIONS.every(({ lat, lng }) =>
    boxed.some(
      ({ rings, box }) => boxesMeet(box, [lng, lat, lng, lat]) && isInRings([lng, lat], rings),
    ),
  );
}
