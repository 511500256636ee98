import { degrees, radians } from './angles';
import type { LatLng } from './geo';

/** Circumference of the earth at the equator in metres, as web maps take it. */
export const EQUATOR_METRES = 40_075_016.68;
/** Where the square world of web maps ends. */
const LAST_LATITUDE = 85.0511287798;
/** Pixels of the whole world at MapLibre's zoom 0. */
const WORLD_PIXELS = 512;
/** The largest number below 1. */
const BELOW_ONE = 1 - Number.EPSILON / 2;

/** Metres on the ground that a pixel shows at a Kakao level, anywhere. */
export function metresPerPixel(level: number): number {
  return 2 ** (level - 3);
}

/** MapLibre's zoom that shows a Kakao level at a latitude (spec/readings R8). */
export function levelToZoom(level: number, lat: number): number {
  const metres = (EQUATOR_METRES * Math.cos(radians(lat))) / WORLD_PIXELS;
  return Math.log2(metres / metresPerPixel(level));
}

/** The Kakao level, not rounded, of MapLibre's zoom at a latitude; undoes {@link levelToZoom}. */
export function zoomToLevel(zoom: number, lat: number): number {
  const metres = (EQUATOR_METRES * Math.cos(radians(lat))) / WORLD_PIXELS;
  return Math.log2(metres / 2 ** zoom) + 3;
}

/** How far east on the square world, in [0, 1); longitudes beyond 180 go round. */
export function worldX(lng: number): number {
  const turns = lng / 360 + 0.5;
  return Math.min(turns - Math.floor(turns), BELOW_ONE);
}

/** How far south on the square world, in [0, 1); latitudes beyond its edge are clamped. */
export function worldY(lat: number): number {
  const inside = Math.min(Math.max(lat, -LAST_LATITUDE), LAST_LATITUDE);
  const y = 0.5 - Math.asinh(Math.tan(radians(inside))) / (2 * Math.PI);
  return Math.min(Math.max(y, 0), BELOW_ONE);
}

/** The longitude of {@link worldX}, in [−180, 180). */
export function lngOf(x: number): number {
  return (x - 0.5) * 360;
}

/** The latitude of {@link worldY}. */
export function latOf(y: number): number {
  return degrees(Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)));
}

/** Pixels between two points on a map at a Kakao level, at their middle latitude. */
export function pixelDistance(a: LatLng, b: LatLng, level: number): number {
  const world = Math.hypot(worldX(a.lng) - worldX(b.lng), worldY(a.lat) - worldY(b.lat));
  const middle = Math.cos(radians((a.lat + b.lat) / 2));
  return (world * EQUATOR_METRES * middle) / metresPerPixel(level);
}
