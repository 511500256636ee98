import type { CollectedRef } from '#core';
import {
  MemoryCollections,
  MemoryLiveCollections,
} from '../../../src/adapters/memory/collections/memory-collections';
import { MemoryCollectionLists } from '../../../src/adapters/memory/collections/memory-collection-lists';
import { BEAR, CAT, CommunityStage, MOON, Watched } from './community-stage';

/** The first house of the app's own. */
export const HOUSE: CollectedRef = { kind: 'house', id: '1' };

/** Collections of a few people, and what one of them, or a visitor, does in them. */
export class CollectionStage extends CommunityStage {
  readonly lists = new MemoryCollectionLists({
    clock: this.clock,
    nicknameOf: (id) => [BEAR, CAT, MOON].find((one) => one.id === id)?.nickname ?? '',
    isThere: () => true,
  });
  readonly collections = new Watched(
    new MemoryCollections(this.lists, () => this.reader?.id ?? null),
  );
  private made = 0;

  override get services() {
    return {
      ...super.services,
      collections: this.collections.port,
      liveCollections: new MemoryLiveCollections(this.lists, () => this.reader?.id ?? null),
    };
  }

  /** The collections of somebody else, before the same server. */
  of({ id }: { readonly id: string }): MemoryCollections {
    return new MemoryCollections(this.lists, () => id);
  }

  /** Somebody has one with these in it; answers its id, and the code of its link. */
  async have(
    by: { readonly id: string },
    name: string,
    items: readonly CollectedRef[] = [],
  ): Promise<{ readonly id: string; readonly code: string }> {
    this.made += 1;
    const own = this.of(by);
    const { id } = await own.make(name, `made ${String(this.made)}`);
    for (const item of items) await own.add(id, item);
    const { link } = await own.share(id, { mayAdd: true, mayVote: true, days: null });
    return { id, code: link?.code ?? '' };
  }
}
