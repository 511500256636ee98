import { act } from '@testing-library/react';
import type { Author, DealZzims, DirectDraft, StationWalk } from '#core';
import { MemoryDealAlarms } from '../../../src/adapters/memory/deals/memory-deal-alarms';
import { MemoryDealZzims } from '../../../src/adapters/memory/deals/memory-deal-zzims';
import { MemoryDealInquiries } from '../../../src/adapters/memory/deals/memory-deal-inquiries';
import { MemoryDeals, type KeptDeal } from '../../../src/adapters/memory/deals/memory-deals';
import { MemoryDirectDeals } from '../../../src/adapters/memory/deals/memory-direct-deals';
import { MemoryOwnDeals } from '../../../src/adapters/memory/deals/memory-own-deals';
import { MemoryClipboard } from '../../../src/adapters/memory/memory-clipboard';
import { MemoryDongLookup } from '../../../src/adapters/memory/memory-dong-lookup';
import { MemoryPlaceSearch } from '../../../src/adapters/memory/memory-place-search';
import type { Services } from '../../../src/ui/ground/services';
import { directDraft } from '../../support/direct-drafts';
import { BEAR, CommunityStage, Watched } from './community-stage';

const HOUR_MS = 3_600_000;

export const SILLIM = '1162010200';
export const BONGCHEON = '1162010100';
const GWANAK = { sido: '서울특별시', sigungu: '관악구' };
export const AREAS = [
  { ...GWANAK, dongliCode: SILLIM, dong: '신림동', lat: 37.48425, lng: 126.92971 },
  { ...GWANAK, dongliCode: BONGCHEON, dong: '봉천동', lat: 37.4825, lng: 126.9415 },
];

const STATION: StationWalk = {
  name: '신림역',
  lines: [{ name: '2호선', color: '#00a84d' }],
  walkMinutes: 10,
};

interface Offered {
  readonly by?: Author;
  /** Hours. */
  readonly ago?: number;
  readonly draft?: Partial<DirectDraft>;
  readonly kept?: Partial<KeptDeal>;
}

/** Direct deals of a few people, and what one of them, or a visitor, asks of them. */
export class DealStage extends CommunityStage {
  readonly deals = new MemoryDeals({
    community: this.community,
    areas: AREAS,
    stationNear: () => STATION,
    usual: ({ monthly }) => [monthly, { count: 42, median: 50 }],
  });
  readonly directs = new Watched(new MemoryDirectDeals(this.deals, () => this.reader));
  readonly own = new Watched(new MemoryOwnDeals(this.deals, () => this.reader));
  readonly inquiries = new Watched(new MemoryDealInquiries(this.deals, () => this.reader));
  readonly dealAlarms = new Watched(
    new MemoryDealAlarms({
      member: () => this.reader?.id ?? null,
      placeOf: (code) => AREAS.find((area) => area.dongliCode === code)?.dong ?? null,
    }),
  );
  readonly zzims = new Watched<DealZzims>(new MemoryDealZzims(this.deals, () => this.reader));
  readonly clipboard = new MemoryClipboard();
  readonly dongs = new Watched(new MemoryDongLookup(AREAS));
  readonly places = new Watched(new MemoryPlaceSearch([], AREAS));

  override get services() {
    const { clipboard, dealAlarms, directs, own, inquiries, zzims, dongs, places } = this;
    return {
      ...super.services,
      clipboard,
      directs: directs.port,
      ownDeals: own.port,
      dealAlarms: dealAlarms.port,
      dealInquiries: inquiries.port,
      dealZzims: zzims.port,
      dongs: dongs.port,
      places: places.port,
    };
  }

  /** Somebody offered a room, so many hours ago. */
  offer({ by = BEAR, ago = 1, draft, kept }: Offered = {}): KeptDeal {
    const at = this.clock.now() - ago * HOUR_MS;
    return this.deals.add(by.id, directDraft(draft), {
      createdAt: at,
      confirmedAt: at,
      ...kept,
    });
  }

  /** Somebody logs in here. */
  logIn({ stores }: Services, who: Author): void {
    this.reader = who;
    act(() => {
      stores.session.signedIn({ ID: who.id, NICKNAME: who.nickname });
    });
  }
}
