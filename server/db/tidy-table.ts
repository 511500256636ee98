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
export type ForgetfulTable =
  | 'session_tokens'
  | 'session_families'
  | 'sign_in_attempts'
  | 'pending_sign_ups'
  | 'message_counts'
  | 'call_counts'
  | 'chat_rooms'
  | 'checklists'
  | 'collections'
  | 'deal_alarm_finds'
  | 'deal_places'
  | 'deal_showings'
  | 'deal_views'
  | 'deal_words'
  | 'jobs'
  | 'mate_requests'
  | 'member_writes'
  | 'notifications'
  | 'post_views'
  | 'reports';

/** What a write of a table writes, too. */
const WRITTEN_ALONG: Readonly<Record<string, readonly string[]>> = {
  // Every write of a house is logged, and the log forgets.
  houses: ['house_changes'],
  contents: ['contents_state', 'search_entries'],
  notices: ['notice_corrections', 'notices_state', 'search_entries'],
  // Whoever looks is counted, and what is looked at changes every day: once with those who looked.
  post_views: ['posts'],
  deal_views: ['deal_view_counts', 'deals', 'deal_changes', 'mates', 'search_entries'],
  deal_showings: ['deal_showing_counts', 'house_showings'],
  deal_alarm_finds: ['deal_alarms', 'deal_news'],
  deal_places: ['deal_contacts'],
  mate_requests: ['mate_numbers'],
  chat_rooms: ['chat_seats', 'chat_messages', 'chat_visits'],
  collections: ['collection_seats', 'collection_items', 'collection_votes'],
  notifications: ['notification_parts', 'notification_counts'],
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
