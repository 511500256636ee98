import { customType, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Compared byte for byte in both databases. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * How many limited calls somebody made in the window that they are in (wire.md). A plain table, not
 * an unlogged one: what a limit forgets in a crash or a switch to the replica, a guesser gains, and
 * there are few such calls.
 */
export const callCounts = pgTable(
  'call_counts',
  {
    /** A keyed hash of the call and of who made it: no address stands in the database. */
    hash: plainText('hash').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('call_counts_ends').on(table.endsAt)],
);
