import { addressedPoint, type Bounds, type LatLng, type MapView, type SettledView } from '#core';

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

/**
 * The box that is seen, moved by what the address leaves out of its middle: whoever opens that
 * address asks for the same houses, also for those at the very edge.
 */
export function addressedBounds({ bounds, center }: SettledView): Bounds {
  const { lat, lng } = addressedPoint(center);
  const [north, east] = [lat - center.lat, lng - center.lng];
  return {
    swLat: bounds.swLat + north,
    swLng: bounds.swLng + east,
    neLat: bounds.neLat + north,
    neLng: bounds.neLng + east,
  };
}

/** A box of one point, wide enough that rounding on the wire does not lose it (0.1 m). */
export const slightlyWider = (bounds: Bounds): Bounds => ({
  swLat: bounds.swLat - 1e-6,
  swLng: bounds.swLng - 1e-6,
  neLat: bounds.neLat + 1e-6,
  neLng: bounds.neLng + 1e-6,
});

export const isSameView = (a: MapView, b: MapView): boolean =>
  a.level === b.level && a.center.lat === b.center.lat && a.center.lng === b.center.lng;
