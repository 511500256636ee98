import { pixelDistance, type LatLng } from '#core';

/** How far a point lies from another on a map of this level: px to the right, and down. */
export function pixelsFrom(from: LatLng, to: LatLng, level: number): { x: number; y: number } {
  const across = pixelDistance(from, { lat: from.lat, lng: to.lng }, level);
  const down = pixelDistance(from, { lat: to.lat, lng: from.lng }, level);
  return { x: to.lng < from.lng ? -across : across, y: to.lat > from.lat ? -down : down };
}
