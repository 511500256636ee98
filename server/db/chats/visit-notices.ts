import { and, eq, inArray, ne, not, sql, type SQL } from 'drizzle-orm';
import { CALLED_OFF_REMINDER, NOTIFICATION_KIND, visitReminder } from '#core';
import { visitKey, visitOfKey } from '../../ports/chats/visits';
import type { Queries } from '../database';
import type { LastChanges, SignalSender } from '../notifications/member-signals';
import { chatRooms, chatVisits } from '../schema/chats';
import type { notifications } from '../schema/notifications';
import { isMeeting } from './agreed-visits';
import { areApart, mine, selectRooms, theirs, titleFor } from './chat-rows';

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
 * What reminders of visits say now: a room that is not shown any more is not named, of somebody whom the
 * member does not meet any more there is nothing, and of a visit that was called off or moved, or whose two
 * parted, neither when nor where it was to be.
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
  const standing = await standingOf(db, rooms, members);
  const titles = new Map(
    seats.map((row) => [seatOf(row.room.id, row.mine.memberId), titleFor(row)] as const),
  );
  return new Map(
    told.flatMap(({ id, key, chatRoomId, memberId, createdAt }) => {
      const title = titles.get(seatOf(chatRoomId, memberId));
      const now = createdAt.getTime();
      if (title === undefined) return [];
      const at = visitOfKey(key);
      const stands = standing.has(visitOf(seatOf(chatRoomId, memberId), at));
      return [[id, stands ? visitReminder(title, at, now) : CALLED_OFF_REMINDER]];
    }),
  );
}

const seatOf = (roomId: number, memberId: number | null) => `${roomId} ${String(memberId)}`;

const visitOf = (seat: string, at: number) => `${seat} ${at}`;

/** The visits of members that stand, in these rooms. */
async function standingOf(
  db: Pick<Queries, 'select'>,
  rooms: readonly number[],
  members: readonly number[],
): Promise<ReadonlySet<string>> {
  const visits = await db
    .select({ roomId: mine.roomId, memberId: mine.memberId, at: chatVisits.at })
    .from(mine)
    .innerJoin(chatRooms, eq(chatRooms.id, mine.roomId))
    .innerJoin(theirs, and(eq(theirs.roomId, mine.roomId), ne(theirs.isOwner, mine.isOwner)))
    .innerJoin(chatVisits, eq(chatVisits.roomId, mine.roomId))
    .where(
      and(
        inArray(mine.roomId, rooms),
        inArray(mine.memberId, members),
        eq(chatVisits.isCalledOff, false),
        isMeeting,
      ),
    );
  return new Set(
    visits.map(({ roomId, memberId, at }) => visitOf(seatOf(roomId, memberId), at.getTime())),
  );
}

/**
 * Tells open inboxes that reminders of a room for these moments (ms) may say something else now. After
 * all else that is told of the room, behind the counts of its two: a reminder that is added at the same
 * time is there by then, or comes later and says what stands.
 */
export async function retellReminders(
  tx: Pick<Queries, 'execute'>,
  signals: SignalSender,
  { roomId, at }: { readonly roomId: number; readonly at: readonly number[] },
): Promise<LastChanges> {
  const keys = at.map((each) => visitKey(String(roomId), each));
  const { rows } = await tx.execute<{ member_id: string; change: string }>(sql`
    with told as (
      select notifications.id, notifications.member_id,
        row_number() over (partition by notifications.member_id order by notifications.change) as place
      from notifications
      join chat_seats on chat_seats.room_id = ${roomId}
        and chat_seats.member_id = notifications.member_id
      where notifications.kind = ${NOTIFICATION_KIND.VISIT}
        and notifications.key = any(${sql.param(keys)}::text[])),
    counted as (
      update notification_counts set change = notification_counts.change + more.told
      from (select member_id, count(*) as told from told group by member_id) more
      where notification_counts.member_id = more.member_id
      returning notification_counts.member_id, notification_counts.change, more.told),
    retold as (
      update notifications set change = counted.change - counted.told + told.place
      from told join counted on counted.member_id = told.member_id
      where notifications.id = told.id)
    select member_id, change, ${signals.telling(sql`counted`)} from counted`);
  return new Map(rows.map(({ member_id, change }) => [Number(member_id), Number(change)]));
}
