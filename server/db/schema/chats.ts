import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ChatListing, VisitState } from '#core';
import { moment, plainText } from './columns';
import { members } from './members';

/**
 * Rooms of two about one listing (spec/readings R45). Whoever writes in one locks its row first, so that
 * numbers follow each other without gaps.
 */
export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: plainText('kind').$type<ChatListing['kind']>().notNull(),
    /** Of the deal, or of the house, whatever becomes of it. */
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    /** Who began it; null where they have left (spec/readings R56). */
    seekerId: bigint('seeker_id', { mode: 'number' }).references(() => members.id, {
      onDelete: 'set null',
    }),
    createdAt: moment('created_at').notNull(),
    lastNumber: integer('last_number').notNull().default(0),
    /** Of the last message; of an empty room as `created_at`. */
    lastAt: moment('last_at').notNull(),
    /** What was said last of a visit; the three are null together (spec/readings R43a). */
    visitState: plainText('visit_state').$type<VisitState>(),
    visitAt: moment('visit_at'),
    /** The time that was agreed on, beside one that is proposed; null where none is. */
    visitAgreedAt: moment('visit_agreed_at'),
    visitByOwner: boolean('visit_by_owner'),
    /** Since when who began it may see where the deal really is; null where they may not (spec/readings R42). */
    placeOpenedAt: moment('place_opened_at'),
  },
  (table) => [
    uniqueIndex('chat_rooms_once').on(table.kind, table.listingId, table.seekerId),
    index('chat_rooms_seeker').on(table.seekerId),
    // The longest silent are forgotten first.
    index('chat_rooms_last').on(table.lastAt),
  ],
);

/** One of the two of a room, and how far it is for them. */
export const chatSeats = pgTable(
  'chat_seats',
  {
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    isOwner: boolean('is_owner').notNull(),
    /** Null where they have left. */
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id, {
      onDelete: 'set null',
    }),
    /** When they first said something; till then contacts are masked for them. */
    firstAt: moment('first_at'),
    /** Messages up to this one are hidden from them. */
    hiddenTo: integer('hidden_to').notNull().default(0),
    readTo: integer('read_to').notNull().default(0),
    /** Of the other's messages. */
    unread: integer('unread').notNull().default(0),
    isMuted: boolean('is_muted').notNull().default(false),
    /** Raised by what becomes of the room for them besides, as the core's `ChatStanding.revision`. */
    revision: integer('revision').notNull().default(0),
    /** The member's count of changes at the last of the seat's own (`notification_counts`). */
    change: bigint('change', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.isOwner] }),
    index('chat_seats_change').on(table.memberId, table.change),
  ],
);

/** What was said in a room, whole: what of it is masked follows from who reads. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    /** 1, 2, 3, … without gaps. */
    number: integer('number').notNull(),
    byOwner: boolean('by_owner').notNull(),
    /** The sending's own name: sent again, it is the same message. */
    key: plainText('key').notNull(),
    hash: plainText('hash').notNull(),
    text: text('text').notNull(),
    pictures: text('pictures').array().$type<readonly string[]>().notNull(),
    /** Of what was said of a visit; null together of all else. */
    visitState: plainText('visit_state').$type<VisitState>(),
    visitAt: moment('visit_at'),
    /** The time that was agreed on then, which stands. */
    visitAgreedAt: moment('visit_agreed_at'),
    sentAt: moment('sent_at').notNull(),
    /** Whether one of the two took it away for themselves. */
    isHiddenForOwner: boolean('is_hidden_for_owner').notNull().default(false),
    isHiddenForSeeker: boolean('is_hidden_for_seeker').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.number] }),
    uniqueIndex('chat_messages_sending').on(table.roomId, table.byOwner, table.key),
  ],
);

/** Visits that two agreed on, as their calendars have them: the same one when it is moved and called off. */
export const chatVisits = pgTable(
  'chat_visits',
  {
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    /** 1, 2, 3, … in its room. */
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    /** Counts its changes. */
    sequence: integer('sequence').notNull(),
    isCalledOff: boolean('is_called_off').notNull(),
    /** When it was agreed on, moved or called off, whichever was last. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.number] }),
    index('chat_visits_ahead')
      .on(table.at)
      .where(sql`not ${table.isCalledOff}`),
  ],
);

/** Members who advertise houses: a room is opened to them (spec/readings R47). */
export const houseMembers = pgTable(
  'house_members',
  {
    houseId: bigint('house_id', { mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [index('house_members_member').on(table.memberId)],
);
