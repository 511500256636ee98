import { collectedKey, withMyVote, type CollectedRef, type Collection } from '#core';
import type { MemberOutbox } from '../../stores/outbox/member-outbox';

type Waiting = Pick<MemberOutbox, 'waitingOf'> | null;

interface AboutItem {
  readonly collectionId: string;
  readonly item: CollectedRef;
}

const isOf =
  (id: string, item: CollectedRef) =>
  (body: AboutItem): boolean =>
    body.collectionId === id && collectedKey(body.item) === collectedKey(item);

/** Whether something is to be in a collection; null where nothing of the kind waits. */
export const isToBeIn = (outbox: Waiting, id: string, item: CollectedRef): boolean | null =>
  outbox?.waitingOf('collect', isOf(id, item))?.isIn ?? null;

/** A collection as it is to be once what was pressed here has arrived. */
export function withWaiting(collection: Collection, outbox: Waiting): Collection {
  const { id, items } = collection;
  return {
    ...collection,
    items: items
      .filter((item) => isToBeIn(outbox, id, item) !== false)
      .map((item) => {
        const waits = outbox?.waitingOf('collectionVote', isOf(id, item)) ?? null;
        return waits === null ? item : { ...item, votes: withMyVote(item.votes, waits.vote) };
      }),
  };
}
