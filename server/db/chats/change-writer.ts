import { sql, type SQL } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { ITEM_TYPE, NOTIFICATION_KIND } from '#core';
import type { Queries } from '../database';
import type { LastChanges, SignalSender } from '../notifications/member-signals';
import { queuePushes } from '../push/queued-pushes';
import { RowsAsJson } from '../rows-as-json';
import { chatMessages } from '../schema/chats';
import type { LockedRoom } from './chat-locks';
import type { MessageRow, Seat } from './chat-rows';

type SeatChange = Partial<
  Pick<Seat, 'firstAt' | 'hiddenTo' | 'readTo' | 'unread' | 'isMuted' | 'revision'>
>;

/** What changed in a room, as the one who did it sees it; who has no seat in it hears of nothing. */
export interface RoomChange {
  readonly mine?: SeatChange;
  readonly theirs?: SeatChange;
  /** The next message; the other is told of it. */
  readonly said?: MessageRow;
  /** For which moments (ms) reminders of a visit may say something else now. */
  readonly retold?: readonly number[];
  /** When what one was told of the room was read with it. */
  readonly readAt?: Date;
}

/**
 * Writes what changed and raises the counts of both, in one statement; answers the counts. Whoever else
 * writes to one of the two waits from here on, everybody in the same order. What a seat and a
 * notification of one member change are two changes, the seat's the first.
 */
export async function writeChange(
  tx: Queries,
  signals: SignalSender,
  { room, mine, theirs }: LockedRoom,
  { said, readAt, ...to }: RoomChange,
): Promise<LastChanges> {
  const more = [
    said === undefined || theirs.isMuted ? null : told(theirs, said),
    readAt === undefined || !(await hasUnread(tx, mine)) ? null : read(mine, readAt),
  ] as const;
  const given = [
    ...(to.mine === undefined ? [] : [rowOf({ ...mine, ...to.mine }, more[1] !== null)]),
    ...(to.theirs === undefined ? [] : [rowOf({ ...theirs, ...to.theirs }, more[0] !== null)]),
  ].filter((row) => row.member_id !== null);
  const { rows } = await tx.execute<{ member_id: string; change: string }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as it
        (member_id bigint, first_at timestamptz, hidden_to int, read_to int, unread int,
          is_muted boolean, revision int, more int)),
    counted as (
      insert into notification_counts (member_id, change)
      select member_id, 1 + more from given order by member_id
      on conflict (member_id) do update set change = notification_counts.change + excluded.change
      returning member_id, change),
    seated as (
      update chat_seats set first_at = given.first_at, hidden_to = given.hidden_to,
        read_to = given.read_to, unread = given.unread, is_muted = given.is_muted,
        revision = given.revision, change = counted.change - given.more
      from given join counted on counted.member_id = given.member_id
      where chat_seats.room_id = ${room.id} and chat_seats.member_id = given.member_id)
    ${said === undefined ? sql`` : added(said)}
    ${more[0] ?? sql``}
    ${more[1] ?? sql``}
    select member_id, change, ${signals.telling(sql`counted`)} from counted`);
  const counts = new Map(rows.map(({ member_id, change }) => [Number(member_id), Number(change)]));
  const last = theirs.memberId === null ? undefined : counts.get(theirs.memberId);
  if (more[0] !== null && theirs.memberId !== null && last !== undefined)
    await queuePushes(tx, [{ memberId: theirs.memberId, before: last - 1, after: last }]);
  return counts;
}

const rowOf = (seat: Seat, hasMore: boolean) => ({
  member_id: seat.memberId,
  first_at: seat.firstAt,
  hidden_to: seat.hiddenTo,
  read_to: seat.readTo,
  unread: seat.unread,
  is_muted: seat.isMuted,
  revision: seat.revision,
  more: hasMore ? 1 : 0,
});

/** What a member was told of a room and has not read; of rows of `notifications`. */
const isUnreadOf = ({ roomId, memberId }: Seat): SQL => sql`
  notifications.member_id = ${memberId} and notifications.chat_room_id = ${roomId}
    and notifications.kind = ${NOTIFICATION_KIND.CHAT} and notifications.read_at is null`;

async function hasUnread(tx: Queries, seat: Seat): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from notifications where ${isUnreadOf(seat)} limit 1`,
  );
  return rows.length > 0;
}

const messageRows = new RowsAsJson(chatMessages, { keys: ['roomId', 'number'] });

/** Adds a message, the last of its room from now on. */
const added = (message: MessageRow): SQL => sql`,
    spoken as (
      insert into chat_messages (${messageRows.names})
      select ${messageRows.names} from ${messageRows.of([message])}),
    room as (
      update chat_rooms set last_number = ${message.number},
        last_at = ${message.sentAt.toISOString()}
      where id = ${message.roomId})`;

/**
 * Tells one of the two that something was said: by one notification a room while it is unread. What it
 * says follows from what is there when it is read, so that nothing of it is ever told to who may not.
 */
function told(seat: Seat, { number, sentAt }: MessageRow): SQL {
  const { memberId, roomId } = seat;
  const at = sql`${sentAt.toISOString()}::timestamptz`;
  return sql`,
    again as (
      update notifications set change = counted.change, created_at = ${at} from counted
      where counted.member_id = notifications.member_id and ${isUnreadOf(seat)}
      returning id),
    begun as (
      insert into notifications (id, member_id, key, kind, title, message, target_code, link,
        chat_room_id, created_at, change, first_change)
      select ${randomBytes(16).toString('base64url')}, member_id, ${`chat ${roomId} ${number}`},
        ${NOTIFICATION_KIND.CHAT}, '', '', ${ITEM_TYPE.DEAL}, ${`/chats/${roomId}`},
        ${roomId}::bigint, ${at}, change, change
      from counted where member_id = ${memberId} and not exists (select from again))`;
}

/** What was read in the room is read among the notifications. */
const read = (seat: Seat, readAt: Date): SQL => sql`,
    read as (
      update notifications set read_at = ${readAt.toISOString()}, change = counted.change
      from counted
      where counted.member_id = notifications.member_id and ${isUnreadOf(seat)})`;
