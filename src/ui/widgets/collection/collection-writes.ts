import type { CollectedRef, Collection, Vote } from '#core';
import type { OutboxStore } from '../../stores/outbox/outbox-store';
import type { WritePorts } from '../../stores/outbox/write-sending';

/** What a collection is called here and by the server. */
type Called = Pick<Collection, 'id' | 'name'>;

/**
 * What a member does with things of collections, by way of the outbox (spec/readings R52): each answers
 * how the collection stands, or null where it waits on this device. Rejects where it was refused.
 */
export interface CollectionWrites {
  collect(collection: Called, item: CollectedRef, isIn: boolean): Promise<Collection | null>;
  vote(collection: Called, item: CollectedRef, vote: Vote): Promise<Collection | null>;
}

export function collectionWrites(
  services: WritePorts & { readonly stores: { readonly outbox: Pick<OutboxStore, 'press'> } },
): CollectionWrites {
  const { outbox } = services.stores;
  const named = ({ id, name }: Called, { kind, id: itemId }: CollectedRef) => ({
    collectionId: id,
    name,
    item: { kind, id: itemId },
  });
  return {
    collect: async (collection, item, isIn) => {
      const body = { ...named(collection, item), isIn };
      const pressed = await outbox.press(services, 'collect', body);
      return pressed.kind === 'sent' ? pressed.result : null;
    },
    vote: async (collection, item, vote) => {
      const body = { ...named(collection, item), vote };
      const pressed = await outbox.press(services, 'collectionVote', body);
      return pressed.kind === 'sent' ? pressed.result : null;
    },
  };
}
