import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CaseState, Decision, HoldState, ListedKind, ModeratedKind } from '#core';
import { moment, plainText } from './columns';
import { members } from './members';

/** Words and sites that hold what is written until a moderator has looked (spec/readings R39). */
export const listedWords = pgTable(
  'listed_words',
  {
    kind: plainText('kind').$type<ListedKind>().notNull(),
    /** As the core's `listedForm` writes it. */
    text: plainText('text').notNull(),
    /** What the author is told. */
    rule: text('rule').notNull(),
    listedAt: moment('listed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.text] })],
);

/** What was held or hidden, why, and what moderators made of it. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseNumber: plainText('case_number').notNull().unique(),
    targetKind: plainText('target_kind').$type<ModeratedKind>().notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    authorId: bigint('author_id', { mode: 'number' }).references(() => members.id, {
      onDelete: 'set null',
    }),
    hold: plainText('hold').$type<HoldState>().notNull(),
    rule: text('rule').notNull(),
    state: plainText('state').$type<CaseState>().notNull(),
    openedAt: moment('opened_at').notNull(),
    decision: plainText('decision').$type<Decision>(),
    /** What the author is told of the decision. */
    why: text('why'),
    decidedAt: moment('decided_at'),
    /** Null until its author asked to look again: once. */
    appeal: text('appeal'),
    appealKey: plainText('appeal_key'),
    appealedAt: moment('appealed_at'),
  },
  (table) => [
    index('moderation_cases_target').on(table.targetKind, table.targetId, table.id),
    // One that is not decided, a target.
    uniqueIndex('moderation_cases_open')
      .on(table.targetKind, table.targetId)
      .where(sql`${table.state} <> 'DECIDED'`),
    index('moderation_cases_author').on(table.authorId),
    index('moderation_cases_waiting').on(table.state, table.openedAt),
  ],
);
