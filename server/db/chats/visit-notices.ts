import { and, inArray, not, sql, type SQL } from 'drizzle-orm';
import { NOTIFICATION_KIND, visitReminder } from '#core';
import { visitOfKey } from '../../ports/chats/visits';
import type { Queries } from '../database';
import type { notifications } from '../schema/notifications';
import { areApart, mine, selectRooms, titleFor } from './chat-rows';

type Row = typeof notifications.$inferSelect;

/** Whether a reminder of a visit may be told; of rows of `notifications`. */
export const isVisitTold: SQL = sql`(notifications.kind = ${NOTIFICATION_KIND.VISIT}
  and exists (select from chat_seats mine
    join chat_seats theirs on theirs.room_id = mine.room_id and theirs.is_owner <> mine.is_owner
    where mine.room_id = notifications.chat_room_id
      and mine.member_id = notifications.member_id and not ${areApart}))`;

const isOfVisit = (row: Row): row is Row & { readonly chatRoomId: number } =>
  row.kind === NOTIFICATION_KIND.VISIT && row.chatRoomId !== null;

/**
 * What reminders of visits say now: a room that is not shown any more is not named, and of somebody whom
 * the member does not meet any more there is nothing.
 */
export async function visitTexts(
  db: Pick<Queries, 'select'>,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, ReturnType<typeof visitReminder>>> {
  const told = rows.filter(isOfVisit);
  if (told.length === 0) return new Map();
  const [rooms, members] = [
    told.map(({ chatRoomId }) => chatRoomId),
    told.map(({ memberId }) => memberId),
  ];
  const seats = await selectRooms(db).where(
    and(inArray(mine.roomId, rooms), inArray(mine.memberId, members), not(areApart)),
  );
  const seatOf = (roomId: number, memberId: number | null) => `${roomId} ${String(memberId)}`;
  const titles = new Map(
    seats.map((row) => [seatOf(row.room.id, row.mine.memberId), titleFor(row)] as const),
  );
  return new Map(
    told.flatMap(({ id, key, chatRoomId, memberId, createdAt }) => {
      const title = titles.get(seatOf(chatRoomId, memberId));
      const now = createdAt.getTime();
      return title === undefined ? [] : [[id, visitReminder(title, visitOfKey(key), now)]];
    }),
  );
}
