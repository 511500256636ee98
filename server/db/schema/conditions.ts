import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Person } from '#core';
import { moment } from './columns';
import { members } from './members';

/** What members say of themselves, where they pressed save (spec/readings R33); gone with them. */
export const memberConditions = pgTable('member_conditions', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  person: jsonb('person').$type<Person>().notNull(),
  savedAt: moment('saved_at').notNull(),
});
