import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { KeptHouse, ListedType, SeenState, ViewedPlace } from '#core';
import { plainText } from './columns';
import { members } from './members';

/** Which list of a member an entry is on. */
export type ListName = 'zzim' | 'recent' | 'seen' | 'contact';

/**
 * What was done last with the things on the lists of members, unset ones too (spec/readings R49). Of a deal that is kept
 * (찜) its owner is told how many do, and nobody who. An entry goes with the member, not with what it is of: what was
 * deleted stays on all devices alike, until it is taken off.
 */
export const listEntries = pgTable(
  'list_entries',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    list: plainText('list').$type<ListName>().notNull(),
    type: plainText('type').$type<ListedType>().notNull(),
    target: plainText('target').notNull(),
    /** Of a contact the way that was taken; of all else empty. */
    way: plainText('way').notNull().default(''),
    /** The core's `HybridStamp`. */
    at: plainText('at').notNull(),
    isKept: boolean('is_kept').notNull(),
    /** What it cost when it was kept, where it lies, or what it was when it was opened. */
    detail: jsonb('detail').$type<KeptHouse | ViewedPlace | SeenState>(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.list, table.type, table.target, table.way] }),
    index('list_entries_hearts')
      .on(table.target, table.memberId)
      .where(
        sql`${table.list} = 'zzim' and ${table.isKept} and ${table.type} in ('direct', 'mate')`,
      ),
  ],
);
