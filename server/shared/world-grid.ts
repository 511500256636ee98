import { EQUATOR_METRES, latOf, lngOf, metresPerPixel, worldX, worldY, type LatLng } from '#core';

/**
 * Houses stand on a Mercator world of 2^30 × 2^30 whole units (3.7 cm at the equator), x to the
 * east and y to the south: fine enough for a door, and whole numbers add up the same everywhere.
 */
const WORLD_SIZE = 2 ** 30;

export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

export function toGrid({ lat, lng }: LatLng): GridPoint {
  // The core's world goes round; a box whose east is 180° must not end where the west begins.
  const x = lng >= 180 ? 1 : lng <= -180 ? 0 : worldX(lng);
  return { x: onGrid(x), y: onGrid(worldY(lat)) };
}

/** The middle of a unit. */
export function fromGrid({ x, y }: GridPoint): LatLng {
  return { lat: latOf((y + 0.5) / WORLD_SIZE), lng: lngOf((x + 0.5) / WORLD_SIZE) };
}

function onGrid(world: number): number {
  return Math.min(WORLD_SIZE - 1, Math.max(0, Math.floor(world * WORLD_SIZE)));
}

// The northernmost houses of Korea. Further south a unit covers more ground and so more pixels:
// what is 44 px apart here is at least 44 px apart there.
const COS_OF_KOREA_NORTH = Math.cos((39 * Math.PI) / 180);

/** Units of the grid that are at least so many pixels at a level anywhere in Korea. */
export function gridUnits(pixels: number, level: number): number {
  const metres = pixels * metresPerPixel(level);
  return (metres / (EQUATOR_METRES * COS_OF_KOREA_NORTH)) * WORLD_SIZE;
}
