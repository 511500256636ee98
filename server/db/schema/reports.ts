import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReportReason, ReportState } from '#core';
import type { ReportedMessage } from '../../ports/moderation/reports';
import { members } from './members';
import { moment, plainText } from './columns';

/** What members reported (spec/readings R23). */
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
    /** Of a room the last that was said in it, as it was then (spec/facts F14); null of all else. */
    evidence: jsonb('evidence').$type<readonly ReportedMessage[]>(),
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
    index('reports_target').on(table.targetCode, table.targetId),
    index('reports_reporter').on(table.reporterId, table.reportedAt),
  ],
);
