import { sql } from 'drizzle-orm';
import type { Queries } from '../database';
import { notificationCounts } from '../schema/notifications';

/**
 * How many changes the notifications of members have had; a member that is none is left out. Whoever
 * else writes to one of them waits from here on until the transaction is over, everybody in the same
 * order.
 */
export async function changesOf(
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

/** Writes the new counts. */
export async function raiseChanges(
  tx: Pick<Queries, 'execute'>,
  after: ReadonlyMap<number, number>,
): Promise<void> {
  await tx.execute(sql`
    update notification_counts set change = raised.change
    from unnest(${sql.param([...after.keys()])}::bigint[], ${sql.param([...after.values()])}::bigint[])
      as raised (member_id, change)
    where notification_counts.member_id = raised.member_id`);
}
