import type { Collection } from '#core';

/** A collection as the wire has it, in lists that nobody else holds. */
export const onWire = (collection: Collection) => ({
  ...collection,
  items: [...collection.items],
  members: [...collection.members],
});
