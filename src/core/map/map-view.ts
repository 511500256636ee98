import type { Bounds, LatLng } from './geo';
import type { MapPadding, MapView, SettledView } from './map-provider.ports';
import { clampLevel, MAP_LEVELS } from './map';
import { latOf, levelToZoom, lngOf, worldX, worldY } from './mercator';

/** The box of a map on the page, in pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

export const NO_PADDING: MapPadding = { top: 0, right: 0, bottom: 0, left: 0 };

/** Whether both cover the same parts of a map. */
export function isSamePadding(a: MapPadding, b: MapPadding): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
}

/** Of a box that is exactly as large as a level shows, so that rounding does not lose a level. */
const HAIR = 1e-9;

/** Pixels that the whole world is wide, when the level is true at this latitude. */
const worldPixels = (level: number, lat: number): number => 512 * 2 ** levelToZoom(level, lat);

/** What is not covered, at least one pixel each way. */
function seenSize({ width, height }: MapSize, { top, right, bottom, left }: MapPadding): MapSize {
  return { width: Math.max(1, width - left - right), height: Math.max(1, height - top - bottom) };
}

/** The box that a map of this size shows inside its padding; the level need not be whole. */
export function seenBounds(
  { center, level }: MapView,
  size: MapSize,
  padding: MapPadding = NO_PADDING,
): Bounds {
  const pixels = worldPixels(level, center.lat);
  const seen = seenSize(size, padding);
  const x = worldX(center.lng);
  const y = worldY(center.lat);
  const halfWidth = seen.width / 2 / pixels;
  const halfHeight = seen.height / 2 / pixels;
  return {
    swLat: latOf(y + halfHeight),
    swLng: lngOf(x - halfWidth),
    neLat: latOf(y - halfHeight),
    neLng: lngOf(x + halfWidth),
  };
}

/** A view as a map says it when it rests there: the same everywhere for the same size. */
export function settledView(view: MapView, size: MapSize, padding?: MapPadding): SettledView {
  return {
    center: view.center,
    level: clampLevel(view.level),
    bounds: seenBounds(view, size, padding),
  };
}

/** The closest whole level, no closer than `closest`, that shows the whole box inside the padding. */
export function fittingView(
  bounds: Bounds,
  size: MapSize,
  padding: MapPadding = NO_PADDING,
  closest: number = MAP_LEVELS.closest,
): MapView {
  const west = worldX(bounds.swLng);
  const east = worldX(bounds.neLng);
  const south = worldY(bounds.swLat);
  const north = worldY(bounds.neLat);
  const center: LatLng = { lat: latOf((south + north) / 2), lng: lngOf((west + east) / 2) };
  const seen = seenSize(size, padding);
  const pixels = worldPixels(MAP_LEVELS.closest, center.lat);
  const tooLarge = Math.max(
    ((east - west) * pixels) / seen.width,
    ((south - north) * pixels) / seen.height,
    1,
  );
  const needed = Math.ceil(MAP_LEVELS.closest + Math.log2(tooLarge) - HAIR);
  return { center, level: clampLevel(Math.max(needed, closest)) };
}
