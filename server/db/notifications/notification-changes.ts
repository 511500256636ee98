import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database';
import { queuePushes } from '../push/queued-pushes';
import { notificationCounts } from '../schema/notifications';
import type { LastChanges, SignalSender } from './member-signals';

/**
 * How many changes the notifications of members have had; a member that is none is left out. Whoever
 * else writes to one of them waits from here on until the transaction is over, everybody in the same
 * order.
 */
async function changesOf(
  tx: Pick<Queries, 'execute'>,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await tx.execute<{ member_id: string; change: string }>(sql`
    insert into notification_counts (member_id, change)
    select id, 0 from members where id = any(${sql.param([...new Set(memberIds)])}::bigint[])
    order by id
    on conflict (member_id) do update set change = ${notificationCounts.change}
    returning member_id, change`);
  return new Map(rows.map(({ member_id, change }) => [Number(member_id), Number(change)]));
}

/** Writes the new counts, and tells of them once they are there. */
async function raiseChanges(
  tx: Pick<Queries, 'execute'>,
  signals: SignalSender,
  after: LastChanges,
): Promise<void> {
  await tx.execute(sql`
    update notification_counts set change = raised.change
    from unnest(${sql.param([...after.keys()])}::bigint[], ${sql.param([...after.values()])}::bigint[])
      as raised (member_id, change)
    where notification_counts.member_id = raised.member_id
    returning ${signals.telling(sql`raised`)}`);
}

/** Where changes are written, and who is told of them. */
interface Place {
  readonly database: Pick<Database, 'db'>;
  readonly signals: SignalSender;
}

interface Change {
  readonly memberIds: readonly number[];
  /** Locks members before the counts are locked; answers those that there are. */
  readonly first?: (tx: Queries) => Promise<ReadonlySet<number>>;
  /** Answers the new count of each member where something changed. */
  readonly write: (
    tx: Queries,
    before: ReadonlyMap<number, number>,
    there: ReadonlySet<number> | undefined,
  ) => Promise<ReadonlyMap<number, number>>;
}

/** Writes what comes after the counts of members; the open pages of these are told afterwards. */
export async function changing(
  { database, signals }: Place,
  { memberIds, first, write }: Change,
): Promise<void> {
  const changed = await database.db.transaction(async (tx) => {
    const there = await first?.(tx);
    const before = await changesOf(tx, memberIds);
    const after = await write(tx, before, there);
    if (after.size === 0) return after;
    await raiseChanges(tx, signals, after);
    await queuePushes(
      tx,
      [...after].map(([memberId, to]) => ({
        memberId,
        before: before.get(memberId) ?? to,
        after: to,
      })),
    );
    return after;
  });
  for (const [memberId, change] of changed) signals.sent(memberId, change);
}
