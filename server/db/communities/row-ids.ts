import { sql } from 'drizzle-orm';

const ROW_ID = /^[1-9]\d{0,14}$/;

/** Ids of rows are whole numbers; anything else is the id of none. */
export const rowId = (id: string): number | null => (ROW_ID.test(id) ? Number(id) : null);

/** Of the data that a statement sees: where it is the same, so is everything that was read. */
export const dataVersion = sql<string>`md5(pg_current_snapshot()::text)`;
