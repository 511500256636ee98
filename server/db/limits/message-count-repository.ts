import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Yyyymmdd } from '#core';
import type { CountedSending, MessageCounts, Place } from '../../ports/accounts/messages';
import type { Database, Queries } from '../database';
import { messageCounts } from '../schema/limits';
import { tidyTable } from '../tidy-table';

/** What stands in `count` of a sending's own name. */
const UNDER_WAY = 0;
const SENT = 1;

/** Ends a transaction in which not everything could be counted. */
class SpentError extends Error {
  override readonly name = 'SpentError';
}

/**
 * Messages by day. Every count is one statement that looks and writes at once, so parallel calls of
 * several processes never pass the figure. Rows are locked in the order given, numbers before
 * addresses: no two calls wait for each other.
 */
export class MessageCountRepository implements MessageCounts {
  constructor(private readonly database: Pick<Database, 'db' | 'pool'>) {}

  async take(sending: CountedSending): Promise<Place> {
    try {
      return await this.database.db.transaction(async (tx) => {
        const before = await begin(tx, sending);
        if (before === null) for (const each of sending.counted) await count(tx, sending.day, each);
        return before ?? 'taken';
      });
    } catch (error) {
      if (error instanceof SpentError) return 'spent';
      throw error;
    }
  }

  async settle({ day, name }: CountedSending): Promise<void> {
    if (name === null) return;
    await this.database.db
      .update(messageCounts)
      .set({ count: SENT })
      .where(and(eq(messageCounts.day, day), eq(messageCounts.hash, name)));
  }

  async giveBack({ day, counted, name }: CountedSending): Promise<void> {
    const hashes = counted.map(({ hash }) => hash);
    await this.database.db.transaction(async (tx) => {
      const isOf = (names: readonly string[]) =>
        and(eq(messageCounts.day, day), inArray(messageCounts.hash, [...names]));
      for (const hash of hashes)
        await tx
          .update(messageCounts)
          .set({ count: sql`${messageCounts.count} - 1` })
          .where(and(isOf([hash]), sql`${messageCounts.count} > 0`));
      if (name !== null) await tx.delete(messageCounts).where(isOf([name]));
    });
  }

  async forgetBefore(day: Yyyymmdd): Promise<void> {
    const { rowCount } = await this.database.db
      .delete(messageCounts)
      .where(lt(messageCounts.day, day));
    if (rowCount !== 0) await tidyTable(this.database, 'message_counts');
  }
}

/** What became of the sending before; null where it begins now. A call of its name waits here. */
async function begin(tx: Queries, { day, name }: CountedSending): Promise<Place | null> {
  if (name === null) return null;
  const begun = await tx
    .insert(messageCounts)
    .values({ day, hash: name, count: UNDER_WAY })
    .onConflictDoNothing()
    .returning({ hash: messageCounts.hash });
  if (begun.length > 0) return null;
  const [known] = await tx
    .select({ count: messageCounts.count })
    .from(messageCounts)
    .where(and(eq(messageCounts.day, day), eq(messageCounts.hash, name)));
  return known?.count === SENT ? 'sent' : 'under-way';
}

async function count(
  tx: Queries,
  day: Yyyymmdd,
  { hash, most }: CountedSending['counted'][number],
): Promise<void> {
  const counted = await tx
    .insert(messageCounts)
    .values({ day, hash, count: 1 })
    .onConflictDoUpdate({
      target: [messageCounts.day, messageCounts.hash],
      set: { count: sql`${messageCounts.count} + 1` },
      setWhere: lt(messageCounts.count, most),
    })
    .returning({ hash: messageCounts.hash });
  if (counted.length === 0) throw new SpentError();
}
