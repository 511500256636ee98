import { desc, lte } from 'drizzle-orm';
import type { OutboxMessage, SmsOutbox } from '../../ports/accounts/messages';
import type { Database } from '../database';
import { smsOutbox } from '../schema/limits';

/** Older ones are deleted. */
const KEPT = 200;

/** What the embedded SMS gateway took. */
export class SmsOutboxRepository implements SmsOutbox {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async add(message: OutboxMessage): Promise<void> {
    const { db } = this.database;
    const [added] = await db.insert(smsOutbox).values(message).returning({ id: smsOutbox.id });
    if (added !== undefined) await db.delete(smsOutbox).where(lte(smsOutbox.id, added.id - KEPT));
  }

  latest(): Promise<readonly OutboxMessage[]> {
    const { maskedTo, text, sentAt } = smsOutbox;
    return this.database.db
      .select({ maskedTo, text, sentAt })
      .from(smsOutbox)
      .orderBy(desc(smsOutbox.id))
      .limit(KEPT);
  }
}
