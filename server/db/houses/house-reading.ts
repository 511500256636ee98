import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import {
  MOST_CHANGES,
  type HouseCard,
  type HouseChanges,
  type HouseReading,
  type StoredVersion,
} from '../../ports/houses/house-source';
import type { Queries } from '../database';
import { houseChanges, houses } from '../schema/houses';
import { meta } from '../schema/meta';
import { isOpen } from './house-open';
import { packedAbsence, packedHouse } from './house-packing';
import { summaryColumns, toSummary } from './house-rows';

const ROWS_A_CHUNK = 5_000;

// Made once: every question looks at it.
const VERSION = sql`
  select ${meta.housesVersion} as version, ${meta.housesKeptFrom} as kept from ${meta} where ${meta.id} = 1`;

/** The version that the rows of a statement are of, as a column of it. */
export const currentVersion = sql<string>`(select ${meta.housesVersion} from ${meta})`.as(
  'version',
);

/** Reads houses with these queries: those of the database, or of a transaction. */
export function houseReading(queries: Queries): HouseReading {
  return {
    storedVersion: () => storedVersion(queries),
    changesSince: (version) => changesSince(queries, version),
    onOffer: () => onOffer(queries),
    cards: (ids) => cards(queries, ids),
  };
}

async function storedVersion(queries: Queries): Promise<StoredVersion> {
  const { rows } = await queries.execute<{ version: string; kept: string }>(VERSION);
  return { version: Number(rows[0]?.version ?? 0), keptFrom: Number(rows[0]?.kept ?? 0) };
}

/** One statement, so that the houses are of the version beside them. */
async function changesSince(queries: Queries, version: number): Promise<HouseChanges | null> {
  const changed = queries
    .select({ id: houseChanges.houseId })
    .from(houseChanges)
    .where(gt(houseChanges.version, version))
    .groupBy(houseChanges.houseId)
    .limit(MOST_CHANGES + 1)
    .as('changed');
  const each = sql`coalesce(${packedHouse}, ${packedAbsence(sql`changed.house_id`)})`;
  const read = queries
    .select({
      count: sql<number>`count(*)::int`.as('count'),
      packed: sql<Buffer | null>`string_agg(${each}, ''::bytea)`.as('packed'),
    })
    .from(changed)
    .leftJoin(houses, and(eq(houses.id, changed.id), isOpen()))
    .as('read');
  const [row] = await queries
    .select({
      version: meta.housesVersion,
      keptFrom: meta.housesKeptFrom,
      count: read.count,
      packed: read.packed,
    })
    .from(meta)
    .innerJoin(read, sql`true`)
    .where(eq(meta.id, 1));
  return row ?? null;
}

async function* onOffer(queries: Queries): AsyncGenerator<Buffer> {
  let coming = chunkBehind(queries, 0);
  for (let chunk = await coming; chunk !== null; chunk = await coming) {
    // The database packs the next ones while these are taken.
    coming = chunkBehind(queries, chunk.last);
    // Whoever takes no more of them does not hear of its failure.
    coming.catch(() => undefined);
    yield chunk.packed;
  }
}

/** The next houses on offer by number; null behind the last one. */
async function chunkBehind(queries: Queries, id: number) {
  const some = queries
    .select()
    .from(houses)
    .where(and(isOpen(), gt(houses.id, id)))
    .orderBy(asc(houses.id))
    .limit(ROWS_A_CHUNK)
    .as('houses');
  const [chunk] = await queries
    .select({
      packed: sql<Buffer | null>`string_agg(${packedHouse}, ''::bytea)`,
      last: sql<string | null>`max(${some.id})`,
    })
    .from(some);
  return chunk?.packed == null ? null : { packed: chunk.packed, last: Number(chunk.last) };
}

async function cards(queries: Queries, ids: readonly number[]): Promise<HouseCard[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ ...summaryColumns, version: currentVersion })
    .from(houses)
    .where(inArray(houses.id, [...ids]));
  return rows.map((row) => ({ version: row.version, card: toSummary(row) }));
}
