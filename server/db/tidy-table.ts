import type { Database } from './database';

/** What imports write. */
export type ImportedTable = 'houses' | 'bus_stops';

/**
 * Frees the rows that an import has replaced and counts the new ones for the planner. PostgreSQL
 * does so by itself some time later; the embedded database never does, and its file would grow with
 * every import.
 */
export async function tidyTable(
  { pool }: Pick<Database, 'pool'>,
  table: ImportedTable,
): Promise<void> {
  await pool.query(`vacuum (analyze) ${table}`);
}
