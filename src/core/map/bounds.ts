import type { Bounds, LatLng } from './geo';
import { worldY } from './mercator';

/** The smallest box around the points; null without any. */
export function boundsOf(points: readonly LatLng[]): Bounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return {
    swLat: Math.min(...lats),
    swLng: Math.min(...lngs),
    neLat: Math.max(...lats),
    neLng: Math.max(...lngs),
  };
}

/** Whether the box holds the point; its edges belong to it. */
export function contains(bounds: Bounds, { lat, lng }: LatLng): boolean {
  return lat >= bounds.swLat && lat <= bounds.neLat && lng >= bounds.swLng && lng <= bounds.neLng;
}

/**
 * How far a point lies from the middle of a box on the map: the square of the distance as a share of
 * that of its corners. 0 in the middle, 1 in the corners, more beyond. Of a box that is a point every
 * other point lies beyond.
 */
export function fromMiddle({ lat, lng }: LatLng, { swLat, swLng, neLat, neLng }: Bounds): number {
  const [south, north] = [worldY(swLat), worldY(neLat)];
  const across = (lng - (swLng + neLng) / 2) / 360;
  const down = worldY(lat) - (south + north) / 2;
  const squared = across * across + down * down;
  const corner = ((neLng - swLng) / 720) ** 2 + ((south - north) / 2) ** 2;
  return squared === 0 ? 0 : squared / corner;
}
