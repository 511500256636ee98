import type { DealZzims } from '#core';
import { answer } from '../answer';
import { refused, type Who } from '../community/memory-community';
import type { KeptListing, MemoryListings } from './memory-listings';

/** {@link DealZzims} of one person, in deals of several kinds that are kept in memory. */
export class MemoryDealZzims implements DealZzims {
  constructor(
    private readonly deals: MemoryListings<KeptListing>,
    private readonly who: Who,
    private readonly others: MemoryListings<KeptListing> = deals,
  ) {}

  keep(id: string): Promise<void> {
    return answer(undefined, () => {
      const member = this.member();
      const deal = this.holding(id).seen(member, id);
      if (deal.authorId === member) throw refused('id', '내가 올린 방이에요.');
      deal.zzimBy.add(member);
    });
  }

  leave(id: string): Promise<void> {
    return answer(undefined, () => {
      this.holding(id).find(id)?.zzimBy.delete(this.member());
    });
  }

  private member(): string {
    return this.deals.community.member(this.who).id;
  }

  /** The deals of the kind that has this one. */
  private holding(id: string): MemoryListings<KeptListing> {
    return this.others.find(id) === undefined ? this.deals : this.others;
  }
}
