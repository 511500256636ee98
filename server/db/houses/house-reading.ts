import { inArray, sql } from 'drizzle-orm';
import type { HouseCard, HouseReading } from '../../ports/houses/house-source';
import { PACKED_HOUSE } from '../../ports/houses/packed-house';
import type { Queries } from '../database';
import { followedRows, type FollowedTable } from '../followed-rows';
import { houseChanges, houses } from '../schema/houses';
import { meta } from '../schema/meta';
import { isOpen } from './house-open';
import { packedHouse } from './house-packing';
import { summaryColumns, toSummary } from './house-rows';

const HOUSES: FollowedTable = {
  rows: houses,
  id: houses.id,
  isOffered: isOpen,
  layout: PACKED_HOUSE,
  packed: packedHouse,
  changes: { table: houseChanges, version: houseChanges.version, id: houseChanges.houseId },
  state: { table: meta, version: meta.housesVersion, keptFrom: meta.housesKeptFrom },
};

/** The version that the rows of a statement are of, as a column of it. */
export const currentVersion = sql<string>`(select ${meta.housesVersion} from ${meta})`.as(
  'version',
);

/** Reads houses with these queries: those of the database, or of a transaction. */
export const houseReading = (queries: Queries): HouseReading => ({
  ...followedRows(queries, HOUSES),
  cards: (ids) => cards(queries, ids),
});

async function cards(queries: Queries, ids: readonly number[]): Promise<HouseCard[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ ...summaryColumns, version: currentVersion })
    .from(houses)
    .where(inArray(houses.id, [...ids]));
  return rows.map((row) => ({ version: row.version, card: toSummary(row) }));
}
