import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CollectedKind, HoldState, Vote } from '#core';
import { moment, plainText } from './columns';
import { members } from './members';

const ofMember = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Named lists that members share by a link (spec/readings R65); whoever writes in one locks its row first. */
export const collections = pgTable(
  'collections',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is; it goes with them. */
    authorId: ofMember('author_id'),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Kept a while, so that open pages hear of it. */
    removedAt: moment('removed_at'),
    /** Null where everybody who is in it sees its name (spec/readings R39). */
    holdState: plainText('hold_state').$type<HoldState>(),
    holdReason: text('hold_reason'),
    /** What its link is; null where it has none. */
    code: plainText('code'),
    linkMadeAt: moment('link_made_at'),
    /** Null where the link ends only by being withdrawn. */
    linkEndsAt: moment('link_ends_at'),
    /** What those may do who came by it. */
    mayAdd: boolean('may_add').notNull().default(true),
    mayVote: boolean('may_vote').notNull().default(true),
  },
  (table) => [
    index('collections_author').on(table.authorId),
    uniqueIndex('collections_code').on(table.code),
    index('collections_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
);

const collectionId = () =>
  bigint('collection_id', { mode: 'number' })
    .notNull()
    .references(() => collections.id, { onDelete: 'cascade' });

/** Who is in a collection, its owner too, and who was. */
export const collectionSeats = pgTable(
  'collection_seats',
  {
    /** What a member of it is named by, to the others. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    collectionId: collectionId(),
    memberId: ofMember('member_id'),
    joinedAt: moment('joined_at').notNull(),
    /** Null while they are in it. */
    leftAt: moment('left_at'),
    /** Whether the owner put them out: the link of then lets them in no more. */
    isPutOut: boolean('is_put_out').notNull().default(false),
    /** The member's count of changes at the last of the collection's (`notification_counts`). */
    change: bigint('change', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('collection_seats_once').on(table.collectionId, table.memberId),
    index('collection_seats_change').on(table.memberId, table.change),
    index('collection_seats_left')
      .on(table.leftAt)
      .where(sql`${table.leftAt} is not null`),
  ],
);

const item = {
  collectionId: collectionId(),
  kind: plainText('kind').$type<CollectedKind>().notNull(),
  /** Of whatever keeps it, whatever becomes of it there. */
  itemId: plainText('item_id').notNull(),
  memberId: ofMember('member_id'),
};

/** What is in a collection, by each who added it. */
export const collectionItems = pgTable(
  'collection_items',
  { ...item, addedAt: moment('added_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.kind, table.itemId, table.memberId] }),
    index('collection_items_member').on(table.memberId),
  ],
);

/** What members make of it; nobody's is NONE. */
export const collectionVotes = pgTable(
  'collection_votes',
  { ...item, vote: plainText('vote').$type<Exclude<Vote, 'NONE'>>().notNull() },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.kind, table.itemId, table.memberId] }),
    index('collection_votes_member').on(table.memberId),
  ],
);
