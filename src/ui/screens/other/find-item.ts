import type { Cancellation, ItemLookup, LinkedItem } from '#core';

/** A linked item; null where there is none, or none can be meant. */
export const findItem = (
  items: ItemLookup,
  { lookup, id }: LinkedItem,
  cancel?: Cancellation,
): Promise<object | null> => (id === null ? Promise.resolve(null) : items[lookup](id, cancel));
