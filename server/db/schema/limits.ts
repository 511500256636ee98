import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Yyyymmdd } from '#core';
import { moment, plainText } from './columns';

/** How often a number, or an address, was sent a link on a day (spec/readings R16). */
export const messageCounts = pgTable(
  'message_counts',
  {
    day: plainText('day').$type<Yyyymmdd>().notNull(),
    /** A keyed hash of the number or address: neither is kept, and it is deleted after the day. */
    hash: plainText('hash').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.hash] })],
);

/** What the embedded SMS gateway was given, for the development page; numbers are masked. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    maskedTo: text('masked_to').notNull(),
    text: text('text').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('sms_outbox_sent').on(table.sentAt)],
);

/**
 * How many limited calls somebody made in the window that they are in (spec/wire W9). A plain
 * table, not an unlogged one: what a limit forgets in a crash or a switch to the replica, a guesser
 * gains, and there are few such calls.
 */
export const callCounts = pgTable(
  'call_counts',
  {
    /** A keyed hash of the call and of who made it: no address stands in the database. */
    hash: plainText('hash').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('call_counts_ends').on(table.endsAt)],
);
