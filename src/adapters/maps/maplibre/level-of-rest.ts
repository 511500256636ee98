import { clampLevel } from '#core';

/** A gesture that went this far from its level meant the next one. */
const MEANT = 0.1;
/** How much of a further level does not count yet. */
const BACK = 0.3;

/**
 * The whole level on which a zoom that started on `from` and was let go at `to` comes to rest: the
 * next one for a small zoom, otherwise the nearest, a little in favour of the one before it.
 */
export function levelOfRest(from: number, to: number): number {
  const moved = Math.abs(to - from);
  if (moved < MEANT) return from;
  const levels = Math.max(1, Math.ceil(moved - BACK));
  return clampLevel(from + Math.sign(to - from) * levels);
}
