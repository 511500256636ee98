import { AppError, type Page } from '#core';
import { readMemoryCursor, writeMemoryCursor } from '../memory-cursor';

const VERSION = 'memory';

/** Where something stands in an order: by its number, then by its id, a number as well. */
interface Place<Kept> {
  readonly number: (kept: Kept) => number;
  readonly direction: 1 | -1;
}

interface Asked {
  readonly limit: number;
  readonly cursor: string | null;
  /** What a cursor is good for. */
  readonly question: string;
}

/**
 * One page of what is kept, in an order: it goes on behind what the last one ended with, whatever was
 * written or deleted meanwhile.
 */
export function memoryPage<Kept extends { readonly id: string }>(
  kept: readonly Kept[],
  { number, direction }: Place<Kept>,
  { limit, cursor, question }: Asked,
): Omit<Page<Kept>, 'total'> {
  const placeOf = (one: Kept) => ({ start: number(one), now: Number(one.id) });
  const compare = (a: ReturnType<typeof placeOf>, b: ReturnType<typeof placeOf>) =>
    direction * (a.start - b.start || a.now - b.now);
  const after = cursor === null ? null : readMemoryCursor(cursor, question);
  if (cursor !== null && after === null) throw new AppError('refused', 'refused', 'cursor', 422);
  const rest = kept
    .filter((one) => after === null || compare(placeOf(one), after) > 0)
    .sort((a, b) => compare(placeOf(a), placeOf(b)));
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  const next =
    last === undefined || rest.length === items.length
      ? null
      : writeMemoryCursor(placeOf(last), question);
  return { items, next, version: VERSION };
}
