import { clampLevel } from './map';

const RADIUS_AT: ReadonlyMap<number, number> = new Map([
  [3, 40],
  [4, 80],
  [5, 100],
  [7, 1_000],
  [8, 3_000],
  [10, 20_000],
  [11, 20_000],
]);

/**
 * The radius of the map circle in metres on the ground, by Kakao level (spec/rules §9); levels
 * beyond 1–14 are clamped.
 */
export function mapCircleRadius(level: number): number {
  const whole = clampLevel(level);
  return RADIUS_AT.get(whole) ?? 50 + 10 * whole;
}
