import { addressedPoint, MAP_LEVELS, type Bounds, type MapView, type SettledView } from '#core';

/**
 * What is seen, moved to the middle that the address can say: whoever opens that address asks for
 * the same houses, also for those at the very edge.
 */
export function addressedView({ center, level, bounds }: SettledView): SettledView {
  const middle = addressedPoint(center);
  const [north, east] = [middle.lat - center.lat, middle.lng - center.lng];
  return {
    center: middle,
    level,
    bounds: {
      swLat: bounds.swLat + north,
      swLng: bounds.swLng + east,
      neLat: bounds.neLat + north,
      neLng: bounds.neLng + east,
    },
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

export const isSameBox = (a: Bounds, b: Bounds): boolean =>
  a.swLat === b.swLat && a.swLng === b.swLng && a.neLat === b.neLat && a.neLng === b.neLng;

/**
 * Boxes whose edges differ by less than half a percent of their extent are one: the box reckoned
 * before the map engine is there, and the one that the engine then reports, are never equal to the
 * last digit.
 */
export function isNearlySameBox(a: Bounds, b: Bounds): boolean {
  const tolerance = { lat: (a.neLat - a.swLat) / 200, lng: (a.neLng - a.swLng) / 200 };
  return (
    Math.abs(a.swLat - b.swLat) <= tolerance.lat &&
    Math.abs(a.neLat - b.neLat) <= tolerance.lat &&
    Math.abs(a.swLng - b.swLng) <= tolerance.lng &&
    Math.abs(a.neLng - b.neLng) <= tolerance.lng
  );
}

/** Whether a closer look at a box shows more of it than a point. */
export const isParted = ({ swLat, swLng, neLat, neLng }: Bounds, { level }: MapView): boolean =>
  Math.max(neLat - swLat, neLng - swLng) > 1e-7 && level > MAP_LEVELS.closest;
