import { and, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import type { PriceLevel, Yyyymmdd } from '#core';
import type { LatelyQuery } from '../../ports/houses/house-queries';
import type { HouseRecord, HouseSummaryRecord } from '../../ports/houses/house-record';
import type { HouseCard, HouseReading, HouseSource } from '../../ports/houses/house-source';
import type { RowChanges, StoredVersion } from '../../ports/columns/followed-rows';
import type { HouseNow, StoredHouses } from '../../ports/houses/houses';
import type { Database } from '../database';
import { houseMembers } from '../schema/chats';
import { houses } from '../schema/houses';
import { inSnapshot } from '../snapshot';
import { latelyHouses } from './house-news';
import { housePriceLevel } from './house-price-level';
import { currentVersion, houseReading } from './house-reading';
import { summaryColumns, toHouse, toSummary } from './house-rows';
import { similarHouses } from './house-similar';

/** Whether the advertiser of a house is a member. */
const isOfMember = sql<boolean>`exists (select from ${houseMembers}
  where ${houseMembers.houseId} = ${houses.id})`;

/** Reads houses. Only those on offer are recommended and packed. */
export class HouseRepository implements StoredHouses, HouseSource {
  private readonly reading: HouseReading;

  constructor(private readonly database: Pick<Database, 'db'>) {
    this.reading = houseReading(database.db);
  }

  async one(id: string): Promise<HouseRecord | null> {
    const found = await this.oneNow(id);
    return found === null ? null : found.house;
  }

  async oneNow(id: string): Promise<HouseNow | null> {
    const key = houseKey(id);
    if (key === null) return null;
    // One statement, so that the house is of the version beside it.
    const [row] = await this.database.db
      .select({ ...getTableColumns(houses), version: currentVersion, takesChat: isOfMember })
      .from(houses)
      .where(eq(houses.id, key));
    if (row === undefined) return null;
    const house = { ...toHouse(row), ...(row.takesChat && { takesChat: true as const }) };
    return { house, version: row.version };
  }

  async some(ids: readonly string[]): Promise<readonly HouseSummaryRecord[]> {
    const keys = [...new Set(ids)].map(houseKey).filter((key) => key !== null);
    if (keys.length === 0) return [];
    const rows = await this.database.db
      .select(summaryColumns)
      .from(houses)
      .where(and(inArray(houses.id, keys), ne(houses.status, 'HIDDEN')));
    const place = new Map(keys.map((key, index) => [key, index] as const));
    return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)).map(toSummary);
  }

  lately(query: LatelyQuery): Promise<readonly HouseSummaryRecord[]> {
    return latelyHouses(this.database.db, query);
  }

  priceLevel(id: string, today: Yyyymmdd): Promise<PriceLevel | null> {
    const key = houseKey(id);
    return key === null ? Promise.resolve(null) : housePriceLevel(this.database.db, key, today);
  }

  similar(id: string): Promise<readonly HouseSummaryRecord[]> {
    const key = houseKey(id);
    return key === null ? Promise.resolve([]) : similarHouses(this.database.db, key);
  }

  storedVersion(): Promise<StoredVersion> {
    return this.reading.storedVersion();
  }

  changesSince(version: number): Promise<RowChanges | null> {
    return this.reading.changesSince(version);
  }

  onOffer(): AsyncIterable<Buffer> {
    return this.reading.onOffer();
  }

  cards(ids: readonly number[]): Promise<readonly HouseCard[]> {
    return this.reading.cards(ids);
  }

  inSnapshot<Answer>(read: (snapshot: HouseReading) => Promise<Answer>): Promise<Answer> {
    return inSnapshot(this.database, (tx) => read(houseReading(tx)));
  }
}

/** Ids are whole numbers; anything else is the id of no house. */
function houseKey(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
