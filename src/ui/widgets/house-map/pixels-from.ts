import { metresPerPixel, pixelDistance, type LatLng } from '#core';

const METRES_PER_DEGREE = 111_320;

/** How far a point lies from another on a map of this level: px to the right, and down. */
export function pixelsFrom(from: LatLng, to: LatLng, level: number): { x: number; y: number } {
  const across = pixelDistance(from, { lat: from.lat, lng: to.lng }, level);
  const y = ((from.lat - to.lat) * METRES_PER_DEGREE) / metresPerPixel(level);
  return { x: to.lng < from.lng ? -across : across, y };
}
