import type { Bounds, LatLng, MapView } from '#core';

/** The smallest box around the points; null without any. */
export function boundsAround(points: readonly LatLng[]): Bounds | null {
  if (points.length === 0) return null;
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  return {
    swLat: Math.min(...lats),
    swLng: Math.min(...lngs),
    neLat: Math.max(...lats),
    neLng: Math.max(...lngs),
  };
}

export const contains = (bounds: Bounds, point: LatLng): boolean =>
  point.lat >= bounds.swLat &&
  point.lat <= bounds.neLat &&
  point.lng >= bounds.swLng &&
  point.lng <= bounds.neLng;

/** A box of one point, wide enough that rounding on the wire does not lose it (0.1 m). */
export const slightlyWider = (bounds: Bounds): Bounds => ({
  swLat: bounds.swLat - 1e-6,
  swLng: bounds.swLng - 1e-6,
  neLat: bounds.neLat + 1e-6,
  neLng: bounds.neLng + 1e-6,
});

export const isSameView = (a: MapView, b: MapView): boolean =>
  a.level === b.level && a.center.lat === b.center.lat && a.center.lng === b.center.lng;
