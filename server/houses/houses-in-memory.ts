import type {
  Bounds,
  HouseMapQuery,
  HouseMarks,
  HouseTally,
  HouseTallyQuery,
  Page,
  PriceLevel,
  Yyyymmdd,
} from '#core';
import { boxOfPassing } from '../columns/houses-box';
import { marksInView } from '../columns/house-marks';
import { nearestIds } from '../columns/nearest';
import { tallyInBox } from '../columns/tally';
import type { AskedList, Dated, LatelyQuery, NearestQuestion } from '../ports/houses/house-queries';
import type { HouseRecord, HouseSummaryRecord } from '../ports/houses/house-record';
import type { HouseSource } from '../ports/houses/house-source';
import type { HouseNow, Houses, StoredHouses } from '../ports/houses/houses';
import { withCards } from './found-cards';
import { HouseFeed } from './house-feed';
import { listHouses } from './house-list';

/**
 * Answers map, list, tally, box and nearest from all houses on offer in memory, the rest from the
 * database (docs/adr/0011): one of it a database and process. A list and a map of the same box and
 * filter agree wherever their versions are equal.
 */
export class HousesInMemory implements Houses {
  private readonly feed: HouseFeed;

  constructor(private readonly stored: StoredHouses & HouseSource) {
    this.feed = new HouseFeed(stored);
  }

  /** Reads all houses into memory, which the first question would have to wait for. */
  warm(): Promise<void> {
    return this.feed.read(() => undefined);
  }

  list(query: AskedList): Promise<Page<HouseSummaryRecord>> {
    return listHouses(this.stored, this.feed, query);
  }

  marks(query: Dated<HouseMapQuery>): Promise<HouseMarks> {
    return this.feed.read(({ items, version }) => ({ ...marksInView(items, query), version }));
  }

  version(): Promise<string> {
    return this.feed.read(({ version }) => version);
  }

  tally(query: Dated<HouseTallyQuery>): Promise<HouseTally> {
    return this.feed.read(({ items }) => tallyInBox(items, query));
  }

  boxOf(query: Dated<HouseTallyQuery>): Promise<Bounds | null> {
    return this.feed.read(({ items }) => boxOfPassing(items, query));
  }

  async nearest(query: NearestQuestion): Promise<readonly HouseSummaryRecord[]> {
    const { cards } = await withCards(this.stored, this.feed, ({ items }) => ({
      ids: nearestIds(items, query),
    }));
    return cards;
  }

  one(id: string): Promise<HouseRecord | null> {
    return this.stored.one(id);
  }

  oneNow(id: string): Promise<HouseNow | null> {
    return this.stored.oneNow(id);
  }

  some(ids: readonly string[]): Promise<readonly HouseSummaryRecord[]> {
    return this.stored.some(ids);
  }

  lately(query: LatelyQuery): Promise<readonly HouseSummaryRecord[]> {
    return this.stored.lately(query);
  }

  priceLevel(id: string, today: Yyyymmdd): Promise<PriceLevel | null> {
    return this.stored.priceLevel(id, today);
  }

  similar(id: string): Promise<readonly HouseSummaryRecord[]> {
    return this.stored.similar(id);
  }
}
