import { setImmediate as letOthersRun } from 'node:timers/promises';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { HouseColumns } from '../../columns/house-columns';
import { unpack } from '../../ports/packed-house';
import type { Queries } from '../database';
import { isOpen } from './house-open';
import { packedAbsence, packedHouse } from './house-packing';
import { houseChanges, houses, meta } from '../schema/houses';

const ROWS_A_CHUNK = 5_000;
const ROWS_A_BREATH = 2_000;

interface StoredVersion {
  readonly version: number;
  /** From which version on the log is whole. */
  readonly keptFrom: number;
}

// Made once: every question looks at it.
const VERSION = sql`
  select ${meta.housesVersion} as version, ${meta.housesKeptFrom} as kept from ${meta} where ${meta.id} = 1`;

/** What the database knows of its houses. */
export async function storedVersion(queries: Queries): Promise<StoredVersion> {
  const { rows } = await queries.execute<{ version: string; kept: string }>(VERSION);
  return { version: Number(rows[0]?.version ?? 0), keptFrom: Number(rows[0]?.kept ?? 0) };
}

/** So many houses are read one by one; where more have changed, all are loaded. */
export const MOST_CHANGES = 50_000;

/**
 * The houses that were written since a version, and the version that they are of: one statement, one
 * snapshot. Beyond {@link MOST_CHANGES} it tells only that there are more.
 */
export async function changesSince(queries: Queries, version: number) {
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

/** Every house on offer, of the snapshot that `tx` is. */
export async function loadHouses(tx: Queries): Promise<{ houses: HouseColumns; version: number }> {
  const { version } = await storedVersion(tx);
  const loaded = new HouseColumns();
  let chunk = await chunkBehind(tx, 0);
  while (chunk !== null) {
    // The database packs the next ones while these are taken.
    const [next] = await Promise.all([
      chunkBehind(tx, chunk.last),
      takeAll(loaded, chunk.packed),
    ] as const);
    chunk = next;
  }
  loaded.settle();
  return { houses: loaded, version };
}

/** The next houses on offer by number; null behind the last one. */
async function chunkBehind(tx: Queries, id: number) {
  const some = tx
    .select()
    .from(houses)
    .where(and(isOpen(), gt(houses.id, id)))
    .orderBy(asc(houses.id))
    .limit(ROWS_A_CHUNK)
    .as('houses');
  const [chunk] = await tx
    .select({
      packed: sql<Buffer | null>`string_agg(${packedHouse}, ''::bytea)`,
      last: sql<string | null>`max(${some.id})`,
    })
    .from(some);
  return chunk?.packed == null ? null : { packed: chunk.packed, last: Number(chunk.last) };
}

/** Puts and removes what was packed, and lets others run in between. */
export async function takeAll(into: HouseColumns, packed: Buffer): Promise<void> {
  let taken = 0;
  for (const each of unpack(packed)) {
    if (each.isOpen) into.put(each.house);
    else into.remove(each.id);
    taken += 1;
    if (taken % ROWS_A_BREATH === 0) await letOthersRun();
  }
}
