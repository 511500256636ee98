import { sql } from 'drizzle-orm';
import type { CollectionChange } from '#core';
import type { AskedChanges } from '../../ports/notifications/notifications';
import type { Queries } from '../database';
import { askedRows, byPlace } from '../notifications/asked-rows';

/** Of each who asks which of their collections changed since, in the order of the changes. */
export async function collectionsSince(
  tx: Pick<Queries, 'execute'>,
  asked: readonly AskedChanges[],
  most: number,
): Promise<ReadonlyMap<number, readonly CollectionChange[]>> {
  const { rows } = await tx.execute<
    Readonly<Record<'place' | 'collection_id' | 'change', string> & { is_out: boolean }>
  >(sql`
    select asked.place, seat.* from ${askedRows(asked)}
    cross join lateral (
      select collection_id, left_at is not null as is_out, change from collection_seats
      where member_id = asked.member_id and change > asked.after
      order by change limit ${most}) seat
    order by asked.place, seat.change`);
  return byPlace(rows, (row) => ({
    collectionId: row.collection_id,
    isOut: row.is_out,
    change: Number(row.change),
  }));
}
