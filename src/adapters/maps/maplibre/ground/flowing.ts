import type { Position } from 'geojson';

const PARTS = 6;

/**
 * The same points with a curve through them (Catmull-Rom): a river a kilometre wide that turns at
 * its survey points only would show them as corners.
 */
export function flowing(points: readonly Position[]): Position[] {
  const at = (index: number): Position =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const between = (index: number, t: number, axis: 0 | 1): number => {
    const [a = 0, b = 0, c = 0, d = 0] = [-1, 0, 1, 2].map((step) => at(index + step)[axis]);
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  const curve = points.slice(0, -1).flatMap((_, index) =>
    Array.from({ length: PARTS }, (__, part) => {
      const t = part / PARTS;
      return [between(index, t, 0), between(index, t, 1)];
    }),
  );
  const last = points.at(-1);
  return last === undefined ? [] : [...curve, last];
}
