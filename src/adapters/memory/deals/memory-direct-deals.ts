import {
  contains,
  DEAL_STATUS,
  DIRECT_SORT,
  directFaults,
  directPriceKey,
  directWords,
  isOnOffer,
  isSamePlace,
  matchesDirect,
  MOST_DEALS_BY_ID,
  tidyDirect,
  type Cancellation,
  type DirectDeal,
  type DirectDeals,
  type DirectDraft,
  type DirectListQuery,
  type DirectMapQuery,
  type DirectMark,
  type DirectMarks,
  type DirectSort,
  type DirectSummary,
  type OwnDirect,
  type Page,
  type Result,
} from '#core';
import { answer } from '../answer';
import { checkIsAuthor, refused, type Who } from '../community/memory-community';
import { marksOf } from '../memory-marks';
import { memoryPage } from '../community/memory-page';
import { checkVersion } from './memory-listings';
import { DOUBLED, type KeptDeal, type MemoryDeals } from './memory-deals';

/** {@link DirectDeals} of one person, in deals that are kept in memory. */
export class MemoryDirectDeals implements DirectDeals {
  constructor(
    private readonly deals: MemoryDeals,
    private readonly who: Who,
  ) {}

  list(query: DirectListQuery, cancel?: Cancellation): Promise<Page<DirectSummary>> {
    return answer(cancel, () => {
      const { bounds, filter, sort, limit, cursor } = query;
      const found = this.within(query);
      const place = { number: numberOf[sort], direction: -1 } as const;
      const question = JSON.stringify([bounds, filter, sort]);
      const page = memoryPage(found, place, { limit, cursor, question });
      const items = page.items.map((deal) => this.summary(deal));
      return { ...page, items, total: found.length, version: this.version() };
    });
  }

  marks(query: DirectMapQuery, cancel?: Cancellation): Promise<DirectMarks> {
    return answer(cancel, () => {
      const found = this.within(query).map((deal) => this.summary(deal));
      const marks = marksOf(found, query.level, markOf);
      return { marks, total: found.length, version: this.version() };
    });
  }

  one(id: string, cancel?: Cancellation): Promise<Result<DirectDeal, 'none' | 'ended'>> {
    return answer(cancel, () => {
      const viewer = this.viewer();
      const deal = this.deals.find(id);
      if (deal === undefined || !this.deals.meets(viewer, deal))
        return { ok: false, reason: 'none' };
      if (!this.deals.sees(viewer, deal)) return { ok: false, reason: 'ended' };
      return { ok: true, value: this.deals.whole(viewer, deal) };
    });
  }

  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly DirectSummary[]> {
    return answer(cancel, () =>
      [...new Set(ids)].slice(0, MOST_DEALS_BY_ID).flatMap((id) => {
        const deal = this.deals.find(id);
        return deal !== undefined && this.deals.sees(this.viewer(), deal)
          ? [this.summary(deal)]
          : [];
      }),
    );
  }

  mine(
    { limit, cursor }: { readonly limit: number; readonly cursor: string | null },
    cancel?: Cancellation,
  ): Promise<Page<OwnDirect>> {
    return answer(cancel, () => {
      const { id } = this.deals.community.member(this.who);
      const own = this.deals.kept.filter(
        ({ authorId, isDeleted }) => authorId === id && !isDeleted,
      );
      const place = { number: ({ createdAt }: KeptDeal) => createdAt, direction: -1 } as const;
      const page = memoryPage(own, place, { limit, cursor, question: `own deals ${id}` });
      const items = page.items.map((deal) => ({
        ...this.deals.summary(id, deal),
        ...this.deals.ownSide(deal, deal.shownBy),
      }));
      return { ...page, items, total: own.length };
    });
  }

  write(draft: DirectDraft, key: string): Promise<DirectDeal> {
    return answer(undefined, () => {
      const { community, kept } = this.deals;
      const author = community.member(this.who);
      const deal = community.once(kept, `${author.id} deal ${key}`, () => {
        checkDraft(draft);
        return this.deals.add(author.id, tidyDirect(draft), { hold: this.heldFor(draft) });
      });
      return this.deals.whole(author.id, deal);
    });
  }

  change(id: string, draft: DirectDraft, key: string, base?: string): Promise<DirectDeal> {
    return answer(undefined, () => {
      const { community, kept } = this.deals;
      const author = community.member(this.who);
      const deal = this.deals.seen(author.id, id);
      checkIsAuthor(deal, author);
      community.once(kept, `${author.id} deal change ${key}`, () => {
        checkDraft(draft);
        if (this.deals.statusOf(deal) === DEAL_STATUS.DONE)
          throw refused('status', '끝난 거래는 다시 열 수 없어요.');
        if (draft.offerer.party !== deal.draft.offerer.party)
          throw refused('offerer.party', '올린 사람은 바꿀 수 없어요.');
        checkVersion(deal, base);
        return Object.assign(deal, {
          draft: tidyDirect(draft),
          editedAt: community.now(),
          hold: this.heldFor(draft, deal),
        });
      });
      return this.deals.whole(author.id, deal);
    });
  }

  private onOffer(): KeptDeal[] {
    const viewer = this.viewer();
    return this.deals.kept.filter(
      (deal) => this.deals.sees(viewer, deal) && isOnOffer(this.deals.statusOf(deal)),
    );
  }

  private within({ bounds, filter }: Pick<DirectListQuery, 'bounds' | 'filter'>): KeptDeal[] {
    return this.onOffer().filter((deal) => {
      const summary = this.summary(deal);
      return (bounds === null || contains(bounds, summary)) && matchesDirect(summary, filter);
    });
  }

  /** Of all that the person may find: where it is the same, so are they. */
  private version(): string {
    return JSON.stringify(
      this.onOffer().map(({ id, status, confirmedAt, editedAt }) => [
        id,
        status,
        confirmedAt,
        editedAt,
      ]),
    );
  }

  private viewer(): string | null {
    return this.who()?.id ?? null;
  }

  private summary(deal: KeptDeal): DirectSummary {
    return this.deals.summary(this.viewer(), deal);
  }

  private heldFor(draft: DirectDraft, before?: KeptDeal) {
    const text = directWords(draft).join('\n');
    const held = this.deals.community.heldFor({ text, links: [] }, before?.hold);
    if (held !== null) return held;
    const { id } = this.deals.community.member(this.who);
    const isNewPlace = before === undefined || !isSamePlace(before.draft.place, draft.place);
    const isTrying = isNewPlace && this.deals.tries(id, draft.place);
    return isTrying || this.deals.isDoubled(id, draft.place) ? DOUBLED : null;
  }
}

/** What stands first in an order has the largest one. */
const numberOf: Readonly<Record<DirectSort, (deal: KeptDeal) => number>> = {
  [DIRECT_SORT.newest]: ({ createdAt }) => createdAt,
  [DIRECT_SORT.price]: ({ draft: { deposit, monthly, fee } }) =>
    -directPriceKey({ deposit, monthly, maintenance: fee.amount }),
};

const markOf = (deal: DirectSummary): DirectMark => ({
  kind: 'deal',
  id: deal.id,
  lat: deal.lat,
  lng: deal.lng,
  roomType: deal.roomType,
  rentType: deal.rentType,
  deposit: deal.deposit,
  monthly: deal.monthly,
  maintenance: deal.maintenance,
});

function checkDraft(draft: DirectDraft): void {
  const [fault] = directFaults(draft);
  if (fault !== undefined) throw refused(fault.field, fault.message);
}
