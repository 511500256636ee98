import type { Database } from './database';

/** What imports write. */
export type ImportedTable =
  | 'houses'
  | 'notices'
  | 'contents'
  | 'bus_stops'
  | 'nearby_places'
  | 'addresses';

/** What an import of a folder writes, most of it once. */
type GeographyTable = 'areas' | 'boundaries';

/** What loses rows while the server runs. */
type ForgetfulTable =
  | 'session_tokens'
  | 'session_families'
  | 'sign_in_attempts'
  | 'pending_sign_ups'
  | 'message_counts'
  | 'call_counts';

/** What a write of a table writes, too. */
const WRITTEN_ALONG: Readonly<Record<string, readonly string[]>> = {
  // Every write of a house is logged, and the log forgets.
  houses: ['house_changes'],
  contents: ['contents_state', 'search_entries'],
  notices: ['notice_corrections', 'notices_state', 'search_entries'],
};

/**
 * Frees the rows that were replaced or deleted and counts the others for the planner. PostgreSQL
 * does so by itself some time later; the embedded database never does, and its file would grow with
 * every import and every sign-in.
 */
export async function tidyTable(
  { pool }: Pick<Database, 'pool'>,
  table: ImportedTable | GeographyTable | ForgetfulTable,
): Promise<void> {
  const tables = [table, ...(WRITTEN_ALONG[table] ?? [])].join(', ');
  await pool.query(`vacuum (analyze) ${tables}`);
}
