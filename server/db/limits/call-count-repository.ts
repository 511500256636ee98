import { lte, sql } from 'drizzle-orm';
import type { Clock } from '#core';
import type { CallCounts, CallWindow } from '../../ports/call-counts';
import type { Database } from '../database';
import { callCounts } from '../schema/limits';
import { tidyTable } from '../tidy-table';

/** Limited calls, counted by one statement each: parallel calls of several processes wait in it. */
export class CallCountRepository implements CallCounts {
  constructor(
    private readonly database: Pick<Database, 'db' | 'pool'>,
    private readonly clock: Clock,
  ) {}

  async add(hash: string, windowMs: number): Promise<CallWindow> {
    const now = this.clock.now();
    const begun = { hash, count: 1, endsAt: new Date(now + windowMs) };
    const isOver = sql`${callCounts.endsAt} <= ${new Date(now).toISOString()}`;
    const [window] = await this.database.db
      .insert(callCounts)
      .values(begun)
      .onConflictDoUpdate({
        target: callCounts.hash,
        set: {
          count: sql`case when ${isOver} then 1 else ${callCounts.count} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${callCounts.endsAt} end`,
        },
      })
      .returning({ count: callCounts.count, endsAt: callCounts.endsAt });
    const { count, endsAt } = window ?? begun;
    return { count, endsAt: endsAt.getTime() };
  }

  async forgetEnded(): Promise<void> {
    const { rowCount } = await this.database.db
      .delete(callCounts)
      .where(lte(callCounts.endsAt, new Date(this.clock.now())));
    if (rowCount !== 0) await tidyTable(this.database, 'call_counts');
  }
}
