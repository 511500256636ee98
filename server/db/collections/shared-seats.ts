import { sql } from 'drizzle-orm';
import type { Queries } from '../database';
import type { LastChanges, SignalSender } from '../notifications/member-signals';

/**
 * Raises the counts of two people by the collections that both are in: from now on each sees something else
 * there (spec/readings R38). Which of the two brought that about, nothing tells. They are held already.
 */
export async function tellOfShared(
  tx: Pick<Queries, 'execute'>,
  signals: SignalSender,
  [one, other]: readonly [number, number],
): Promise<LastChanges> {
  const { rows } = await tx.execute<{ member_id: string; change: string }>(sql`
    with seats as (
      select mine.id, mine.member_id,
        row_number() over theirs as place, count(*) over (partition by mine.member_id) as size
      from collection_seats mine
      join collection_seats other on other.collection_id = mine.collection_id
      join collections on collections.id = mine.collection_id and collections.removed_at is null
      where (mine.member_id, other.member_id) in ((${one}, ${other}), (${other}, ${one}))
        and mine.left_at is null and other.left_at is null
      window theirs as (partition by mine.member_id order by mine.id)),
    counted as (
      insert into notification_counts (member_id, change)
      select member_id, max(size) from seats group by member_id order by member_id
      on conflict (member_id) do update
        set change = notification_counts.change + excluded.change
      returning member_id, change),
    told as (
      update collection_seats set change = counted.change - seats.size + seats.place
      from seats join counted on counted.member_id = seats.member_id
      where collection_seats.id = seats.id)
    select member_id, change, ${signals.telling(sql`counted`)} from counted`);
  return new Map(rows.map(({ member_id, change }) => [Number(member_id), Number(change)]));
}
