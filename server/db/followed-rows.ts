import { and, asc, gt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  MOST_CHANGES,
  type RowChanges,
  type RowReading,
  type StoredVersion,
} from '../ports/columns/followed-rows';
import type { PackedLayout } from '../ports/columns/packed-rows';
import type { Queries } from './database';
import { packedAbsence } from './packed-rows';

const ROWS_A_CHUNK = 5_000;

/** A table whose rows on offer are followed, and what its triggers keep of its changes. */
export interface FollowedTable {
  readonly rows: PgTable;
  readonly id: AnyPgColumn;
  /** Written out, without parameters: the planner has to see that partial indexes apply. */
  readonly isOffered: () => SQL;
  readonly layout: PackedLayout<string>;
  /** Of a row; null where the row is none. */
  readonly packed: SQL<Buffer | null>;
  /** Which rows each version wrote. */
  readonly changes: {
    readonly table: PgTable;
    readonly version: AnyPgColumn;
    readonly id: AnyPgColumn;
  };
  /** Of one row. */
  readonly state: {
    readonly table: PgTable;
    readonly version: AnyPgColumn;
    readonly keptFrom: AnyPgColumn;
  };
}

/** Follows a table with these queries: those of the database, or of a transaction. */
export function followedRows(queries: Queries, table: FollowedTable): RowReading {
  return {
    storedVersion: () => storedVersion(queries, table),
    changesSince: (version) => changesSince(queries, table, version),
    onOffer: () => onOffer(queries, table),
  };
}

// bigint comes as text.
interface VersionRow extends Record<string, unknown> {
  readonly version: string;
  readonly kept: string;
}

const toVersion = (row: VersionRow): StoredVersion => ({
  version: Number(row.version),
  keptFrom: Number(row.kept),
});

async function storedVersion(queries: Queries, { state }: FollowedTable): Promise<StoredVersion> {
  const { rows } = await queries.execute<VersionRow>(
    sql`select ${state.version} as version, ${state.keptFrom} as kept from ${state.table}`,
  );
  return rows[0] === undefined ? { version: 0, keptFrom: 0 } : toVersion(rows[0]);
}

/** One statement, so that the rows are of the version beside them. */
async function changesSince(
  queries: Queries,
  { rows, id, isOffered, layout, packed, changes, state }: FollowedTable,
  version: number,
): Promise<RowChanges | null> {
  const absence = packedAbsence(layout, sql`changed.id`);
  const read = await queries.execute<VersionRow & { count: number; packed: Buffer | null }>(sql`
    select ${state.version} as version, ${state.keptFrom} as kept, read.count, read.packed
    from ${state.table}, (
      select count(*)::int as count, string_agg(coalesce(${packed}, ${absence}), ''::bytea) as packed
      from (
        select ${changes.id} as id from ${changes.table}
        where ${changes.version} > ${version} group by 1 limit ${MOST_CHANGES + 1}
      ) as changed
      left join ${rows} on ${id} = changed.id and ${isOffered()}
    ) as read`);
  const [row] = read.rows;
  return row === undefined ? null : { ...toVersion(row), count: row.count, packed: row.packed };
}

async function* onOffer(queries: Queries, table: FollowedTable): AsyncGenerator<Buffer> {
  let coming = chunkBehind(queries, table, 0);
  for (let chunk = await coming; chunk !== null; chunk = await coming) {
    // The database packs the next ones while these are taken.
    coming = chunkBehind(queries, table, chunk.last);
    // Whoever takes no more of them does not hear of its failure.
    coming.catch(() => undefined);
    yield chunk.packed;
  }
}

/** The next rows on offer by number; null behind the last one. */
async function chunkBehind(queries: Queries, table: FollowedTable, behind: number) {
  const { rows, id, isOffered, packed } = table;
  const some = queries
    .select({ id: sql<string>`${id}`.as('id'), packed: packed.as('packed') })
    .from(rows)
    .where(and(isOffered(), gt(id, behind)))
    .orderBy(asc(id))
    .limit(ROWS_A_CHUNK)
    .as('some');
  const [chunk] = await queries
    .select({
      packed: sql<Buffer | null>`string_agg(${some.packed}, ''::bytea)`,
      last: sql<string | null>`max(${some.id})`,
    })
    .from(some);
  return chunk?.packed == null ? null : { packed: chunk.packed, last: Number(chunk.last) };
}
