import { and, eq, inArray, ne, not, sql, sum, type Placeholder } from 'drizzle-orm';
import type { ChatChange } from '#core';
import type { AskedChanges } from '../../ports/notifications/notifications';
import type { Queries } from '../database';
import { askedRows, byPlace } from '../notifications/asked-rows';
import { areApart, mine, theirs } from './chat-rows';

/** Rooms of a member with somebody whom they meet, or who has left; of joined rows. */
export const isTheirs = (memberId: number | Placeholder) =>
  and(eq(mine.memberId, memberId), not(areApart));

/** Of each who asks how rooms stand that changed since, in the order of their changes. */
export async function roomsSince(
  tx: Pick<Queries, 'execute' | 'select'>,
  asked: readonly AskedChanges[],
  most: number,
): Promise<ReadonlyMap<number, readonly ChatChange[]>> {
  const { rows } = await tx.execute<
    Readonly<
      Record<'place' | 'member_id' | 'room_id' | 'change', string> &
        Record<'last' | 'hidden_to' | 'unread' | 'their_read' | 'revision', number>
    >
  >(sql`
    select asked.place, asked.member_id, room.* from ${askedRows(asked)}
    cross join lateral (
      select mine.room_id, mine.hidden_to, mine.unread, mine.revision, mine.change,
        theirs.read_to as their_read, chat_rooms.last_number as last
      from chat_seats mine
      join chat_rooms on chat_rooms.id = mine.room_id
      join chat_seats theirs on theirs.room_id = mine.room_id and theirs.is_owner <> mine.is_owner
      where mine.member_id = asked.member_id and mine.change > asked.after and not ${areApart}
      order by mine.change limit ${most}) room
    order by asked.place, room.change`);
  if (rows.length === 0) return new Map();
  const unread = await unreadInAll(
    tx,
    rows.map((row) => Number(row.member_id)),
  );
  return byPlace(rows, (row) => ({
    id: row.room_id,
    last: row.last,
    hiddenTo: row.hidden_to,
    unread: row.unread,
    theirRead: row.their_read,
    revision: row.revision,
    change: Number(row.change),
    unreadInAll: unread.get(Number(row.member_id)) ?? 0,
  }));
}

/** Unread messages of all rooms of members. */
export async function unreadInAll(
  tx: Pick<Queries, 'select'>,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number | null, number>> {
  const rows = await tx
    .select({ memberId: mine.memberId, unread: sum(mine.unread) })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.roomId, mine.roomId), ne(theirs.isOwner, mine.isOwner)))
    .where(and(inArray(mine.memberId, [...new Set(memberIds)]), not(areApart)))
    .groupBy(mine.memberId);
  return new Map(rows.map(({ memberId, unread }) => [memberId, Number(unread)] as const));
}
