import { COLLECTED, type CollectedKind, type CollectedRef } from '#core';

/** What is looked at together, each with code of its own; that of houses is there from the start. */
const ROOMS: Readonly<Record<CollectedKind, string>> = {
  [COLLECTED.house]: 'houses',
  [COLLECTED.deal]: 'deals',
  [COLLECTED.notice]: 'notices',
  [COLLECTED.post]: 'reading',
  [COLLECTED.content]: 'reading',
};

/**
 * What a first drawing has of a collection: its houses, and what is looked at together with the first
 * item that is none. With all kinds at once, a page would carry the code of half the app.
 */
export function firstItems<Item extends CollectedRef>(items: readonly Item[]): readonly Item[] {
  const other = items.find(({ kind }) => kind !== COLLECTED.house);
  return items.filter(
    ({ kind }) =>
      kind === COLLECTED.house || (other !== undefined && ROOMS[kind] === ROOMS[other.kind]),
  );
}
