import { bigint, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { NewsType, SeenState } from '#core';
import { moment, plainText } from './columns';
import { members } from './members';

/**
 * What kept things (찜) were when the server last looked at them for a member who wants to be told of changes
 * (spec/readings R50a): what was told is not told again. Forgotten once they are not kept, or not to be told.
 */
export const zzimLooks = pgTable(
  'zzim_looks',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    type: plainText('type').$type<NewsType>().notNull(),
    target: plainText('target').notNull(),
    state: jsonb('state').$type<SeenState>().notNull(),
    /** Counts the states that it was found in. */
    number: integer('number').notNull(),
    firstAt: moment('first_at').notNull(),
    lookedAt: moment('looked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.type, table.target] })],
);
