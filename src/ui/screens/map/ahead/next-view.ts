import {
  clampLevel,
  latOf,
  lngOf,
  worldX,
  worldY,
  type Bounds,
  type LatLng,
  type SettledView,
} from '#core';
import { addressedView } from '../view/view-bounds';

/**
 * Where a person probably looks next: as far on as they have just moved, or a level on from their
 * last zoom. Who has only just come, or jumped to a far place, sees more of it from a level further
 * off. Null at the end of the levels.
 */
export function nextView(former: SettledView | null, now: SettledView): SettledView | null {
  const pan = former !== null && former.level === now.level ? panBetween(former, now) : null;
  if (pan !== null) return viewAround(now, pan, now.level);
  const isCloser = former !== null && former.level > now.level;
  const level = now.level + (isCloser ? -1 : 1);
  return clampLevel(level) === level ? viewAround(now, now.center, level) : null;
}

/** The middle after the same move once more; null for no move, and for a jump. */
function panBetween(former: SettledView, now: SettledView): LatLng | null {
  const [x, y] = [worldX(now.center.lng), worldY(now.center.lat)];
  const [east, south] = [x - worldX(former.center.lng), y - worldY(former.center.lat)];
  const { swLat, swLng, neLat, neLng } = now.bounds;
  const isPan =
    Math.abs(east) < worldX(neLng) - worldX(swLng) &&
    Math.abs(south) < worldY(swLat) - worldY(neLat);
  if (!isPan || (east === 0 && south === 0)) return null;
  return { lat: latOf(y + south), lng: lngOf(x + east) };
}

/** What the same map shows around another middle, and at another level. */
function viewAround(now: SettledView, center: LatLng, level: number): SettledView {
  const larger = 2 ** (level - now.level);
  const lngAt = (lng: number) =>
    lngOf(worldX(center.lng) + (worldX(lng) - worldX(now.center.lng)) * larger);
  const latAt = (lat: number) =>
    latOf(worldY(center.lat) + (worldY(lat) - worldY(now.center.lat)) * larger);
  const { swLat, swLng, neLat, neLng } = now.bounds;
  const bounds: Bounds = {
    swLat: latAt(swLat),
    swLng: lngAt(swLng),
    neLat: latAt(neLat),
    neLng: lngAt(neLng),
  };
  return addressedView({ center, level, bounds });
}
