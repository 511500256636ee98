import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const ROW_ID = /^[1-9]\d{0,14}$/;

/** Ids of rows are whole numbers; anything else is the id of none. */
export const rowId = (id: string): number | null => (ROW_ID.test(id) ? Number(id) : null);

/**
 * Of the rows that a statement counts: where it is the same, so are they. A row that is written is
 * another version of itself, whoever wrote it; `xmin` tells them apart.
 */
export const rowsVersion = (table: PgTable): SQL<string> =>
  sql<string>`md5(concat(count(*), ' ', sum(hashtextextended(${table}.xmin::text, ${table}.id))))`;
