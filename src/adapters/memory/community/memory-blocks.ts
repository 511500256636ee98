import type { BlockedMember, Blocks, Cancellation } from '#core';
import { answer } from '../answer';
import { isoOf, notFound, refused, type MemoryCommunity, type Who } from './memory-community';

/** {@link Blocks} of one person, in a community that is kept in memory. */
export class MemoryBlocks implements Blocks {
  constructor(
    private readonly community: MemoryCommunity,
    private readonly who: Who,
  ) {}

  list(cancel?: Cancellation): Promise<readonly BlockedMember[]> {
    return answer(cancel, () => {
      const { id } = this.community.member(this.who);
      return this.community.blocks
        .filter(({ by }) => by === id)
        .flatMap(({ whom, at }) => {
          const member = this.community.author(whom);
          return member === null ? [] : [{ ...member, blockedAt: isoOf(at) }];
        })
        .reverse();
    });
  }

  block(memberId: string): Promise<void> {
    return answer(undefined, () => {
      const { id } = this.community.member(this.who);
      if (memberId === id) throw refused('memberId', '나를 차단할 수는 없어요.');
      if (this.community.author(memberId) === null) throw notFound();
      this.community.block(id, memberId);
    });
  }

  unblock(memberId: string): Promise<void> {
    return answer(undefined, () => {
      const { id } = this.community.member(this.who);
      this.community.blocks = this.community.blocks.filter(
        ({ by, whom }) => by !== id || whom !== memberId,
      );
    });
  }
}
