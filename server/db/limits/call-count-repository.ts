import { lte, sql } from 'drizzle-orm';
import type { Clock } from '#core';
import type { CallCounts, CallWindow } from '../../ports/call-counts';
import { planName, type Database } from '../database';
import { callCounts } from '../schema/limits';
import { tidyTable } from '../tidy-table';

/** Limited calls, counted by one statement each: parallel calls of several processes wait in it. */
export class CallCountRepository implements CallCounts {
  private readonly count: ReturnType<typeof counting>;

  constructor(
    private readonly database: Pick<Database, 'db' | 'pool' | 'kind'>,
    private readonly clock: Clock,
  ) {
    this.count = counting(database);
  }

  async add(hash: string, windowMs: number): Promise<CallWindow> {
    const now = this.clock.now();
    const endsAt = new Date(now + windowMs);
    const [window] = await this.count.execute({ hash, endsAt, now: new Date(now).toISOString() });
    return { count: window?.count ?? 1, endsAt: (window?.endsAt ?? endsAt).getTime() };
  }

  async forgetEnded(): Promise<void> {
    const { rowCount } = await this.database.db
      .delete(callCounts)
      .where(lte(callCounts.endsAt, new Date(this.clock.now())));
    if (rowCount !== 0) await tidyTable(this.database, 'call_counts');
  }
}

/** Every write of a member is counted: the statement is written once. */
function counting(database: Pick<Database, 'db' | 'kind'>) {
  const { hash, count, endsAt } = callCounts;
  const isOver = sql`${endsAt} <= ${sql.placeholder('now')}`;
  return database.db
    .insert(callCounts)
    .values({ hash: sql.placeholder('hash'), count: 1, endsAt: sql.placeholder('endsAt') })
    .onConflictDoUpdate({
      target: hash,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${endsAt} end`,
      },
    })
    .returning({ count, endsAt })
    .prepare(planName(database, 'count'));
}
