import { levelToZoom } from '#core';
import type { ExpressionSpecification } from 'maplibre-gl';

/** A latitude in the middle of the country: styles know one zoom for the whole map. */
const MIDDLE_LATITUDE = 36.6;

/** The MapLibre zoom at which the ground looks as on this level. */
export function zoomOf(level: number): number {
  return levelToZoom(level, MIDDLE_LATITUDE);
}

/** Seen from `closest` to `farthest`, both levels counted. */
export function seenOn(
  closest: number,
  farthest: number,
): { readonly minzoom: number; readonly maxzoom: number } {
  return { minzoom: zoomOf(farthest + 0.5), maxzoom: Math.min(24, zoomOf(closest - 0.5)) };
}

/** A number, or an expression of a feature, by level; in between it grows evenly. */
export function byLevel(
  stops: readonly (readonly [level: number, value: number | ExpressionSpecification])[],
): ExpressionSpecification {
  const ascending = [...stops].sort((a, b) => b[0] - a[0]);
  return [
    'interpolate',
    ['linear'],
    ['zoom'],
    ...ascending.flatMap(([level, value]) => [zoomOf(level), value]),
  ] as unknown as ExpressionSpecification;
}
