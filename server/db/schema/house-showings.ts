import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { DealWay } from '#core';
import { plainText } from './columns';
import { members } from './members';

/** Of whose houses a member was told the number on a day: forgotten with it, and told to nobody. */
export const houseShowings = pgTable(
  'house_showings',
  {
    day: plainText('day').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    houseId: bigint('house_id', { mode: 'number' }).notNull(),
    way: plainText('way').$type<DealWay>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.memberId, table.houseId, table.way] }),
    index('house_showings_member').on(table.memberId),
  ],
);
