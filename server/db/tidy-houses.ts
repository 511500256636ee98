import type { Database } from './database';

/**
 * Frees the rows that an import has replaced and counts the new ones for the planner. PostgreSQL
 * does so by itself some time later; the embedded database never does, and its file would grow with
 * every import.
 */
export async function tidyHouses({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('vacuum (analyze) houses');
}
