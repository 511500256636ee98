import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, plainText } from './columns';

/** What is to be done later, or was (docs/adr/0014). */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: plainText('kind').notNull(),
    /** Of its kind: queued once, whoever queues it. */
    key: plainText('key').notNull(),
    payload: jsonb('payload').notNull(),
    runAt: moment('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Until then it is somebody's. */
    leaseUntil: moment('lease_until'),
    leaseOwner: text('lease_owner'),
    doneAt: moment('done_at'),
    /** It failed too often. */
    asideAt: moment('aside_at'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('jobs_key').on(table.kind, table.key),
    index('jobs_due')
      .on(table.runAt, table.id)
      .where(sql`${table.doneAt} is null and ${table.asideAt} is null`),
    // The longest done are forgotten first; what is still to be done is none of them.
    index('jobs_done')
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
    // These, which are few, are forgotten and counted, too.
    index('jobs_aside')
      .on(table.asideAt)
      .where(sql`${table.asideAt} is not null`),
  ],
);
