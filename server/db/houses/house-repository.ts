import { and, eq, inArray, ne } from 'drizzle-orm';
import type {
  HouseMapQuery,
  HouseMarks,
  HouseTally,
  HouseTallyQuery,
  Page,
  PriceLevel,
  Yyyymmdd,
} from '#core';
import { marksInView } from '../../columns/marks';
import { nearestIds, type NearestQuestion } from '../../columns/nearest';
import { tallyInBox } from '../../columns/tally';
import type { Database } from '../database';
import { withCards } from './house-cards';
import { HouseFeed } from '../../houses/house-feed';
import { listHouses } from '../../houses/house-list';
import { similarHouses } from './house-similar';
import { latelyHouses } from './house-news';
import { housePriceLevel } from './house-price-level';
import type { AskedList, Dated, LatelyQuery } from '../../ports/house-queries';
import type { HouseRecord, HouseSummaryRecord } from '../../ports/house-record';
import { summaryColumns, toHouse, toSummary } from './house-rows';
import { houses } from '../schema/houses';

/**
 * Reads houses. Only those on offer are listed, marked and recommended; a list and a map of the
 * same box and filter agree wherever their versions are equal. Both, and the tally, are answered
 * from all houses in memory (docs/adr/0011): one repository a database and process.
 */
export class HouseRepository {
  private readonly feed: HouseFeed;

  constructor(private readonly database: Pick<Database, 'db'>) {
    this.feed = new HouseFeed(database);
  }

  /** Reads all houses into memory, which the first question would have to wait for. */
  warm(): Promise<void> {
    return this.feed.read(() => undefined);
  }

  /**
   * A page in the order asked for (columns/list-order.ts). Total and version are of the first page.
   * @throws BadCursorError for a cursor that this question never gave.
   */
  list(query: AskedList): Promise<Page<HouseSummaryRecord>> {
    return listHouses(this.database, this.feed, query);
  }

  /** At most 200 marks, at least 44 px apart at that level. */
  marks(query: Dated<HouseMapQuery>): Promise<HouseMarks> {
    return this.feed.read(({ houses: all, version }) => ({ ...marksInView(all, query), version }));
  }

  /** Of the houses as they are now. */
  version(): Promise<string> {
    return this.feed.read(({ version }) => version);
  }

  /** How many houses the filter leaves, and how they spread over the sliders' ranges. */
  tally(query: Dated<HouseTallyQuery>): Promise<HouseTally> {
    return this.feed.read(({ houses: all }) => tallyInBox(all, query));
  }

  /** Whatever its status: who may see it is a policy. Null where there is none. */
  async one(id: string): Promise<HouseRecord | null> {
    const key = houseKey(id);
    if (key === null) return null;
    const [row] = await this.database.db.select().from(houses).where(eq(houses.id, key));
    return row === undefined ? null : toHouse(row);
  }

  /** In the order asked for, each once; unknown and hidden ones are left out. */
  async some(ids: readonly string[]): Promise<HouseSummaryRecord[]> {
    const keys = [...new Set(ids)].map(houseKey).filter((key) => key !== null);
    if (keys.length === 0) return [];
    const rows = await this.database.db
      .select(summaryColumns)
      .from(houses)
      .where(and(inArray(houses.id, keys), ne(houses.status, 'HIDDEN')));
    const place = new Map(keys.map((key, index) => [key, index] as const));
    return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)).map(toSummary);
  }

  /** Open houses within 10 km with something new, latest first. */
  lately(query: LatelyQuery): Promise<HouseSummaryRecord[]> {
    return latelyHouses(this.database.db, query);
  }

  /** Null where there is no such house, or a hidden one. */
  priceLevel(id: string, today: Yyyymmdd): Promise<PriceLevel | null> {
    const key = houseKey(id);
    return key === null ? Promise.resolve(null) : housePriceLevel(this.database.db, key, today);
  }

  /** At most 10 open houses, most alike first; empty where there is no such house. */
  similar(id: string): Promise<HouseSummaryRecord[]> {
    const key = houseKey(id);
    return key === null ? Promise.resolve([]) : similarHouses(this.database.db, key);
  }

  /** The nearest open houses that pass the filter, nearest first, at most `limit`. */
  nearest(query: NearestQuestion): Promise<HouseSummaryRecord[]> {
    return withCards(this.database.db, this.feed, ({ houses: all }) => ({
      ids: nearestIds(all, query),
    })).then(({ cards }) => cards);
  }
}

/** Ids are whole numbers; anything else is the id of no house. */
function houseKey(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
