import {
  confirmedStatus,
  DEAL_STATUS,
  isHiddenBy,
  isOnOffer,
  mayBecome,
  type DealStatus,
  type OwnDeals,
  type OwnStanding,
} from '#core';
import { answer } from '../answer';
import { checkIsAuthor, refused, type Who } from '../community/memory-community';
import type { KeptListing, MemoryListings } from './memory-listings';

/** {@link OwnDeals} of one person, in deals of several kinds that are kept in memory. */
export class MemoryOwnDeals implements OwnDeals {
  constructor(
    private readonly deals: MemoryListings<KeptListing>,
    private readonly who: Who,
    private readonly others: MemoryListings<KeptListing> = deals,
  ) {}

  confirm(id: string): Promise<OwnStanding> {
    return answer(undefined, () => {
      const deal = this.own(id);
      this.checkMayBecome(deal, DEAL_STATUS.OPEN);
      const isOnOfferBefore = isOnOffer(this.deals.statusOf(deal));
      this.renew(deal, confirmedStatus(deal.status));
      return this.standing(deal, isOnOfferBefore);
    });
  }

  setStatus(id: string, status: DealStatus): Promise<OwnStanding> {
    return answer(undefined, () => {
      const deal = this.own(id);
      this.checkMayBecome(deal, status);
      const before = this.deals.statusOf(deal);
      const isOpened = isOnOffer(status) && before === DEAL_STATUS.HIDDEN;
      if (isOpened) this.renew(deal, status);
      else deal.status = status;
      return this.standing(deal, isOnOffer(before));
    });
  }

  remove(id: string): Promise<void> {
    return answer(undefined, () => {
      const author = this.deals.community.member(this.who);
      const deals = this.holding(id);
      const deal = deals.find(id);
      if (deal?.authorId === author.id) deal.isDeleted = true;
      else checkIsAuthor(deals.seen(author.id, id), author);
    });
  }

  private standing(deal: KeptListing, isOnOfferBefore: boolean): OwnStanding {
    const deals = this.holding(deal.id);
    const standing = deals.standing(deal);
    if (isOnOffer(standing.status) && !isOnOfferBefore) deal.hold = deals.holdOnOffer(deal);
    return { ...standing, hold: deal.hold, isHiddenByOwner: isHiddenBy(deal.status) };
  }

  /** The deals of the kind that has this one. */
  private holding(id: string): MemoryListings<KeptListing> {
    return this.others.find(id) === undefined ? this.deals : this.others;
  }

  private own(id: string): KeptListing {
    const author = this.deals.community.member(this.who);
    const deal = this.holding(id).seen(author.id, id);
    checkIsAuthor(deal, author);
    return deal;
  }

  private checkMayBecome(deal: KeptListing, status: DealStatus): void {
    if (!mayBecome(this.deals.statusOf(deal), status))
      throw refused('status', '끝난 거래는 다시 열 수 없어요.');
  }

  private renew(deal: KeptListing, status: DealStatus): void {
    deal.status = status;
    deal.confirmedAt = this.deals.community.now();
    deal.goneAt = null;
    deal.askedBy.clear();
    deal.goneBy.clear();
  }
}
