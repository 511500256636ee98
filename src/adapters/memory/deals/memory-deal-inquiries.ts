import {
  advertiserNumber,
  AppError,
  dealWays,
  GONE_SAYERS,
  MOST_NUMBERS_A_DAY,
  seoulDay,
  toldWays,
  type DealInquiries,
  type DealNumber,
  type DealStanding,
  type DealWay,
  type House,
} from '#core';
import { answer } from '../answer';
import { notFound, refused, type Who } from '../community/memory-community';
import type { MemoryDeals } from './memory-deals';
import type { KeptListing, MemoryListings } from './memory-listings';

type Advertised = Pick<House, 'id' | 'status' | 'advertiser' | 'contact'>;

/** {@link DealInquiries} of one person, in deals that are kept in memory. */
export class MemoryDealInquiries implements DealInquiries {
  constructor(
    private readonly deals: MemoryDeals,
    private readonly who: Who,
    private readonly houses: readonly Advertised[] = [],
    /** Deals of another kind. */
    private readonly others: MemoryListings<KeptListing> = deals,
  ) {}

  contact(id: string, way: DealWay): Promise<DealNumber> {
    return answer(undefined, () => {
      const { memberId, deal } = this.asked(this.deals, id);
      const { contact } = deal.draft;
      if (contact.tel === null || !dealWays(contact).includes(way))
        throw refused('way', '올린 사람이 이 방법으로는 연락을 받지 않아요.');
      if (this.isFirst(memberId, `deal ${id}`, way))
        deal.shownBy.set(way, (deal.shownBy.get(way) ?? 0) + 1);
      return { id, way, tel: contact.tel };
    });
  }

  houseContact(id: string, way: DealWay): Promise<DealNumber> {
    return answer(undefined, () => {
      const { id: memberId } = this.deals.community.member(this.who);
      const house = this.houses.find((one) => one.id === id && one.status === 'OPEN');
      if (house === undefined) throw notFound();
      const tel = toldWays(house).includes(way) ? advertiserNumber(house.contact, way) : null;
      if (tel === null) throw refused('way', '올린 사람이 이 방법으로는 연락을 받지 않아요.');
      this.isFirst(memberId, `house ${id}`, way);
      return { id, way, tel };
    });
  }

  ask(id: string): Promise<DealStanding> {
    return answer(undefined, () => {
      const { memberId, deal } = this.asked(this.holding(id), id);
      deal.askedBy.add(memberId);
      return this.deals.standing(deal);
    });
  }

  sayGone(id: string): Promise<DealStanding> {
    return answer(undefined, () => {
      const { memberId, deal } = this.asked(this.holding(id), id);
      deal.goneBy.add(memberId);
      if (deal.goneBy.size >= GONE_SAYERS) deal.goneAt ??= this.deals.community.now();
      return this.deals.standing(deal);
    });
  }

  /** The deals of the kind that has this one. */
  private holding(id: string): MemoryListings<KeptListing> {
    return this.others.find(id) === undefined ? this.deals : this.others;
  }

  /** Somebody's deal that a member asks about. */
  private asked<Kept extends KeptListing>(
    deals: MemoryListings<Kept>,
    id: string,
  ): { readonly memberId: string; readonly deal: Kept } {
    const { id: memberId } = deals.community.member(this.who);
    const deal = deals.seen(memberId, id);
    if (deal.authorId === memberId) throw refused('id', '내가 올린 방이에요.');
    return { memberId, deal };
  }

  /** Counts that a number is told; whether it was not on this day, by this way. */
  private isFirst(memberId: string, of: string, way: DealWay): boolean {
    const day = `${seoulDay(this.deals.community.now())} ${memberId}`;
    const shown = this.deals.showings.get(day) ?? new Set();
    const all = new Set([...shown].map((one) => one.slice(one.indexOf(' ') + 1)));
    if (!all.has(of) && all.size >= MOST_NUMBERS_A_DAY)
      throw new AppError('too-many', 'numbers-spent', null, 429);
    const showing = `${way} ${of}`;
    const isFirst = !shown.has(showing);
    this.deals.showings.set(day, shown.add(showing));
    return isFirst;
  }
}
