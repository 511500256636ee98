import type { House } from './house';

/** Negative where the first one stands before the second. */
export type CompareHouses<Fields extends keyof House> = (
  a: Pick<House, Fields>,
  b: Pick<House, Fields>,
) => number;

/**
 * What orders of houses break ties by: ids are numbers, given in the order in which houses come, so
 * the later one stands first.
 */
export const laterFirst: CompareHouses<'id'> = (a, b) =>
  b.id.localeCompare(a.id, 'en', { numeric: true });

/** By the moment of posting; of equals the later one. */
export const newestFirst: CompareHouses<'id' | 'postedAt'> = (a, b) =>
  Date.parse(b.postedAt) - Date.parse(a.postedAt) || laterFirst(a, b);
