import {
  contains,
  DEAL_STATUS,
  isOnOffer,
  isWholeMate,
  MATE_SORT,
  mateFaults,
  matePriceKey,
  matchesMate,
  MOST_MATES_BY_ID,
  tidyMate,
  type Cancellation,
  type MateListing,
  type MateListQuery,
  type Mates,
  type MateSummary,
  type OwnMate,
  type Page,
  type Result,
  type WrittenMate,
} from '#core';
import { answer } from '../answer';
import { checkIsAuthor, refused, type Who } from '../community/memory-community';
import { memoryPage } from '../community/memory-page';
import { checkVersion } from './memory-listings';
import type { KeptMate, MemoryMates } from './memory-mates';

/** {@link Mates} of one person, kept in memory. */
export class MemoryMateSearch implements Mates {
  constructor(
    private readonly mates: MemoryMates,
    private readonly who: Who,
  ) {}

  list(query: MateListQuery, cancel?: Cancellation): Promise<Page<MateSummary>> {
    return answer(cancel, () => {
      const { bounds, filter, sort, limit, cursor } = query;
      const viewer = this.viewer();
      const isThere = (deal: KeptMate): boolean => {
        const isAround = bounds === null || contains(bounds, this.mates.middle(deal));
        const { dongliCode } = filter;
        if (bounds === null || dongliCode === null)
          return isAround && matchesMate(deal.mate, filter);
        const isAsked = matchesMate(deal.mate, { ...filter, dongliCode: null });
        return isAsked && (isAround || matchesMate(deal.mate, filter));
      };
      const found = this.mates.kept.filter(
        (deal) =>
          this.mates.sees(viewer, deal) && isOnOffer(this.mates.statusOf(deal)) && isThere(deal),
      );
      const isByFit = sort === MATE_SORT.fit && this.mates.profileOf(viewer) !== null;
      const number = (deal: KeptMate): number => {
        if (isByFit) return this.mates.rankFor(viewer, deal);
        return sort === MATE_SORT.price ? -matePriceKey(deal.mate) : deal.createdAt;
      };
      const question = JSON.stringify([bounds, filter, sort, isByFit && viewer]);
      const page = memoryPage(found, { number, direction: -1 }, { limit, cursor, question });
      const items = page.items.map((deal) => this.mates.summary(viewer, deal));
      return { ...page, items, total: found.length };
    });
  }

  one(id: string, cancel?: Cancellation): Promise<Result<MateListing, 'none' | 'ended'>> {
    return answer(cancel, () => {
      const viewer = this.viewer();
      const deal = this.mates.find(id);
      if (deal === undefined || !this.mates.meets(viewer, deal))
        return { ok: false, reason: 'none' };
      if (!this.mates.sees(viewer, deal)) return { ok: false, reason: 'ended' };
      return { ok: true, value: this.mates.whole(viewer, deal) };
    });
  }

  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly MateSummary[]> {
    return answer(cancel, () =>
      [...new Set(ids)].slice(0, MOST_MATES_BY_ID).flatMap((id) => {
        const deal = this.mates.find(id);
        return deal !== undefined && this.mates.sees(this.viewer(), deal)
          ? [this.mates.summary(this.viewer(), deal)]
          : [];
      }),
    );
  }

  own(cancel?: Cancellation): Promise<readonly OwnMate[]> {
    return answer(cancel, () => {
      const { id } = this.mates.community.member(this.who);
      return this.mates.kept
        .filter((deal) => deal.authorId === id && !deal.isDeleted)
        .toReversed()
        .map((deal) => ({ ...this.mates.summary(id, deal), ...this.mates.ownSide(deal) }));
    });
  }

  write(mate: WrittenMate, key: string): Promise<MateListing> {
    return answer(undefined, () => {
      const { community, kept } = this.mates;
      const author = community.member(this.who);
      const deal = community.once(kept, `${author.id} mate ${key}`, () => {
        const tidy = checked(mate);
        return this.mates.add(author.id, tidy, { hold: this.heldFor(tidy) });
      });
      return this.mates.whole(author.id, deal);
    });
  }

  change(id: string, mate: WrittenMate, key: string, base?: string): Promise<MateListing> {
    return answer(undefined, () => {
      const { community, kept } = this.mates;
      const author = community.member(this.who);
      const deal = this.mates.seen(author.id, id);
      checkIsAuthor(deal, author);
      community.once(kept, `${author.id} mate change ${key}`, () => {
        const tidy = checked(mate);
        if (this.mates.statusOf(deal) === DEAL_STATUS.DONE)
          throw refused('status', '끝난 글은 다시 열 수 없어요.');
        if (tidy.side !== deal.mate.side) throw refused('side', '방이 있는지는 바꿀 수 없어요.');
        checkVersion(deal, base);
        return Object.assign(deal, {
          mate: tidy,
          editedAt: community.now(),
          hold: this.heldFor(tidy, deal),
        });
      });
      return this.mates.whole(author.id, deal);
    });
  }

  private viewer(): string | null {
    return this.who()?.id ?? null;
  }

  private heldFor({ title, intro }: WrittenMate, before?: KeptMate) {
    const written = { text: [title, intro].join('\n'), links: [] };
    return this.mates.community.heldFor(written, before?.hold);
  }
}

/** What is kept of a listing. */
function checked(mate: WrittenMate): WrittenMate {
  const [fault] = mateFaults(mate);
  if (fault !== undefined) throw refused(fault.field, fault.message);
  const tidy = tidyMate(mate);
  if (!isWholeMate(tidy)) throw refused('side');
  return tidy;
}
