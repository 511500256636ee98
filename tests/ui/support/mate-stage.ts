import { NO_HABITS, type Author, type DealZzims, type Habits, type WrittenMate } from '#core';
import { MemoryDealInquiries } from '../../../src/adapters/memory/deals/memory-deal-inquiries';
import { MemoryMateRequests } from '../../../src/adapters/memory/deals/memory-mate-requests';
import { MemoryMateSearch } from '../../../src/adapters/memory/deals/memory-mate-search';
import { MemoryMates, type KeptMate } from '../../../src/adapters/memory/deals/memory-mates';
import { MemoryDealZzims } from '../../../src/adapters/memory/deals/memory-deal-zzims';
import { MemoryOwnDeals } from '../../../src/adapters/memory/deals/memory-own-deals';
import { mateHas, mateWant } from '../../support/mates';
import { BEAR, Watched } from './community-stage';
import { AREAS, DealStage } from './deal-stage';

const HOUR_MS = 3_600_000;

interface Looking {
  readonly by?: Author;
  /** Hours. */
  readonly ago?: number;
  readonly habits?: Partial<Habits>;
  readonly kept?: Partial<KeptMate>;
}

const WORDS = {
  title: '고양이와 함께 지낼 메이트',
  intro: '평일에는 일하고 주말에는 집에서 쉬어요. 반가워요.',
  pictureIds: [],
} as const;

/** Somebody with a room to share, and somebody who wants one. */
export const hasRoom = (terms: Parameters<typeof mateHas>[0] = {}): WrittenMate => ({
  ...mateHas(terms),
  ...WORDS,
});
export const wantsRoom = (terms: Parameters<typeof mateWant>[0] = {}): WrittenMate => ({
  ...mateWant(terms),
  ...WORDS,
});

/** Mates of a few people, and what one of them, or a visitor, asks of them. */
export class MateStage extends DealStage {
  readonly kept = new MemoryMates({
    community: this.community,
    middleOf: (code) => AREAS.find((area) => area.dongliCode === code) ?? { lat: 37.5, lng: 127 },
  });
  readonly mates = new Watched(new MemoryMateSearch(this.kept, () => this.reader));
  readonly requests = new Watched(new MemoryMateRequests(this.kept, () => this.reader));
  override readonly own = new Watched(new MemoryOwnDeals(this.deals, () => this.reader, this.kept));

  override readonly inquiries = new Watched(
    new MemoryDealInquiries(this.deals, () => this.reader, [], this.kept),
  );

  override readonly zzims = new Watched<DealZzims>(
    new MemoryDealZzims(this.deals, () => this.reader, this.kept),
  );

  override get services() {
    const { mates, requests } = this;
    return { ...super.services, mates: mates.port, mateRequests: requests.port };
  }

  /** Somebody looks for a mate, since so many hours. */
  look(mate: WrittenMate, { by = BEAR, ago = 1, habits = {}, kept }: Looking = {}): KeptMate {
    const at = this.clock.now() - ago * HOUR_MS;
    const written = { ...mate, habits: { ...NO_HABITS, ...mate.habits, ...habits } };
    return this.kept.add(by.id, written, { createdAt: at, confirmedAt: at, ...kept });
  }

  /** It is still there, says who wrote it in another window. */
  async confirmedBy(who: Author, id: string): Promise<void> {
    await new MemoryOwnDeals(this.deals, () => who, this.kept).confirm(id);
  }

  /** What somebody does, in another window. */
  as(who: Author): MemoryMateRequests {
    return new MemoryMateRequests(this.kept, () => who);
  }
}
