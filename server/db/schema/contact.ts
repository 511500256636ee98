import {
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { NearbyCategory, ReportReason, ReportState, Yyyymmdd } from '#core';
import { members } from './members';

/** Compared byte for byte in both databases. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Facilities that a person looks for around a house (docs/guides/import.md). */
export const nearbyPlaces = pgTable(
  'nearby_places',
  {
    /** Who delivers it: `sample`, or the name that an import gave. */
    source: plainText('source').notNull(),
    /** Known again by it within its source. */
    number: plainText('number').notNull(),
    category: plainText('category').$type<NearbyCategory>().notNull(),
    name: text('name').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.number] }),
    index('nearby_places_place').using('gist', sql`point(${table.lng}, ${table.lat})`),
  ],
);

/** What members reported (readings.md R23). */
export const reports = pgTable(
  'reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What support is asked with; tells nothing of how many there are. */
    caseNumber: plainText('case_number').notNull(),
    reporterId: bigint('reporter_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The sending's own name (`Idempotency-Key`): sent again, it is the same report. */
    sendingKey: plainText('sending_key').notNull(),
    reason: plainText('reason').$type<ReportReason>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** Both null in a general report. */
    targetCode: plainText('target_code'),
    targetId: plainText('target_id'),
    /** As the sender named them; decides nothing. */
    authorId: plainText('author_id'),
    state: plainText('state').$type<ReportState>().notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [
    uniqueIndex('reports_case').on(table.caseNumber),
    uniqueIndex('reports_sending').on(table.reporterId, table.sendingKey),
    // One open report a person and target.
    uniqueIndex('reports_open_target')
      .on(table.reporterId, table.targetCode, table.targetId)
      .where(sql`${table.state} <> 'DONE' and ${table.targetId} is not null`),
    index('reports_reporter').on(table.reporterId, table.reportedAt),
  ],
);

/** How often a number, or an address, was sent a link on a day (readings.md R16). */
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
