import { lte } from 'drizzle-orm';
import type { Clock } from '#core';
import type { Database } from '../database';
import { pendingSignUps, signInAttempts } from '../schema/members';
import { tidyTable } from '../tidy-table';

/** A step of signing in is good for so long (spec/readings R28). */
const GOOD_FOR_MS = 10 * 60_000;

const TIDIED_EVERY_MS = 60 * 60_000;

const TABLES = { sign_in_attempts: signInAttempts, pending_sign_ups: pendingSignUps };

/** What is good for 10 minutes, and is deleted some time after. */
export class ShortLived {
  private tidiedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: Pick<Database, 'db' | 'pool'>,
    private readonly clock: Clock,
    private readonly table: keyof typeof TABLES,
  ) {}

  /** What began then, or before, has run out. */
  beganAfter(): Date {
    return new Date(this.clock.now() - GOOD_FOR_MS);
  }

  /** Deletes what has run out and gives its room back, at most once an hour. */
  async tidy(): Promise<void> {
    const now = this.clock.now();
    if (now - this.tidiedAt < TIDIED_EVERY_MS) return;
    this.tidiedAt = now;
    const table = TABLES[this.table];
    const { rowCount } = await this.database.db
      .delete(table)
      .where(lte(table.createdAt, this.beganAfter()));
    if (rowCount !== 0) await tidyTable(this.database, this.table);
  }
}
