import type { Position } from 'geojson';

/** Inside this box every point of the coast is kept, with five decimals (a metre). */
const EXACT = { west: 124, south: 32.8, east: 132.1, north: 38.9 } as const;

const x = (at: Position) => at[0] ?? 0;
const y = (at: Position) => at[1] ?? 0;

const isExact = (at: Position) =>
  x(at) >= EXACT.west && x(at) <= EXACT.east && y(at) >= EXACT.south && y(at) <= EXACT.north;

/**
 * How far a thinned coast may run from the true one, in degrees: a pixel of the farthest level but
 * one (0.01°) at the box, three pixels of the farthest where only a very wide screen shows it.
 */
function tolerance(at: Position): number {
  const east = Math.max(EXACT.west - x(at), x(at) - EXACT.east, 0);
  const north = Math.max(EXACT.south - y(at), y(at) - EXACT.north, 0);
  return Math.min(0.08, 0.01 + 0.003 * Math.hypot(east, north));
}

/** Degrees from `at` to the stretch a–b. */
function offset(at: Position, a: Position, b: Position): number {
  const [dx, dy] = [x(b) - x(a), y(b) - y(a)];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x(at) - x(a)) * dx + (y(at) - y(a)) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x(at) - x(a) - t * dx, y(at) - y(a) - t * dy);
}

/** Douglas–Peucker between two points that stay; what is kept of the stretch between them. */
function between(ring: readonly Position[], first: number, last: number): number[] {
  let worst = { index: -1, by: 1 };
  const [a = [], b = []] = [ring[first], ring[last]];
  for (let index = first + 1; index < last; index += 1) {
    const at = ring[index] ?? [];
    const by = offset(at, a, b) / tolerance(at);
    if (by > worst.by) worst = { index, by };
  }
  if (worst.index < 0) return [];
  const { index } = worst;
  return [...between(ring, first, index), index, ...between(ring, index, last)];
}

const digits = (value: number, decimals: number) => Number(value.toFixed(decimals));
const written = (at: Position): Position => {
  const decimals = isExact(at) ? 5 : 3;
  return [digits(x(at), decimals), digits(y(at), decimals)];
};

/**
 * A closed ring with fewer points outside the box of Korea, and unchanged inside; empty where
 * nothing is left to be seen.
 */
export function thinned(ring: readonly Position[]): Position[] {
  const last = ring.length - 1;
  if (last < 3) return [];
  // The ends of a closed ring are one point: the one farthest from it has to stay as well.
  const far = ring.reduce((best, at, index) => {
    const [start = [], before = []] = [ring[0], ring[best]];
    return offset(at, start, start) > offset(before, start, start) ? index : best;
  }, 0);
  const stay = ring.flatMap((at, index) =>
    index === 0 || index === far || index === last || isExact(at) ? [index] : [],
  );
  const kept = stay.flatMap((index, order) => [
    ...(order === 0 ? [] : between(ring, stay[order - 1] ?? 0, index)),
    index,
  ]);
  return kept.length > 3 ? kept.map((index) => written(ring[index] ?? [])) : [];
}
