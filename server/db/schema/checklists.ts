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
import { moment, plainText } from './columns';
import { members } from './members';

/** Checklists of members, each their own: ids are made on devices (spec/readings R51). */
export const checklists = pgTable(
  'checklists',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    id: plainText('id').notNull(),
    /** The core's `Checklist` as JSON, to the letter: what has the same text says the same. */
    document: text('document').notNull(),
    revision: integer('revision').notNull(),
    /** Since when it is a tombstone; null while it is none. */
    removedAt: moment('removed_at'),
    /** Of a link, which are null together. */
    shareCode: plainText('share_code'),
    shareUntil: moment('share_until'),
    shareAddress: boolean('share_address').notNull().default(false),
    shareName: boolean('share_name').notNull().default(false),
    shareTel: boolean('share_tel').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('checklists_share').on(table.shareCode),
    index('checklists_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    index('checklists_share_until')
      .on(table.shareUntil)
      .where(sql`${table.shareUntil} is not null`),
  ],
);
