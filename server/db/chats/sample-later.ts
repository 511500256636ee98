import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { visitText } from '#core';
import type { Queries } from '../database';
import { chatMessages, chatRooms, chatSeats, chatVisits } from '../schema/chats';
import { mateRequests } from '../schema/mates';
import { notifications } from '../schema/notifications';
import { SAMPLE_HASH } from './sample-writer';

const DAY_MS = 86_400_000;
/** Talks are as fresh as this, in days; a visit that was agreed on is over then. */
const FRESH_DAYS = 3;

/**
 * Moves what the sample's people said in rooms of these members, and what waits for an answer, by as many
 * days as have passed: a machine that was away for a week still has a visit ahead. Rooms in which somebody
 * said something since then stay as they are.
 */
export async function bringForward(
  tx: Queries,
  memberIds: readonly number[],
  midnight: number,
): Promise<void> {
  const rooms = await untouched(tx, memberIds);
  const last = Math.max(...rooms.map(({ lastAt }) => lastAt.getTime()));
  const days = Math.floor((midnight - last) / DAY_MS);
  if (rooms.length === 0 || days < FRESH_DAYS) return;
  const ids = rooms.map(({ id }) => id);
  const later = (column: SQL | typeof chatRooms.lastAt) =>
    sql`${column} + make_interval(days => ${days}::int)`;
  await tx
    .update(chatRooms)
    .set({
      createdAt: later(sql`${chatRooms.createdAt}`),
      lastAt: later(chatRooms.lastAt),
      visitAt: later(sql`${chatRooms.visitAt}`),
      visitAgreedAt: later(sql`${chatRooms.visitAgreedAt}`),
      placeOpenedAt: later(sql`${chatRooms.placeOpenedAt}`),
    })
    .where(inArray(chatRooms.id, ids));
  await tx
    .update(chatSeats)
    .set({ firstAt: later(sql`${chatSeats.firstAt}`) })
    .where(inArray(chatSeats.roomId, ids));
  await tx
    .update(chatMessages)
    .set({
      sentAt: later(sql`${chatMessages.sentAt}`),
      visitAt: later(sql`${chatMessages.visitAt}`),
      visitAgreedAt: later(sql`${chatMessages.visitAgreedAt}`),
    })
    .where(inArray(chatMessages.roomId, ids));
  // They are told anew under the same UID: a calendar takes over what changed later.
  await tx
    .update(chatVisits)
    .set({
      at: later(sql`${chatVisits.at}`),
      changedAt: later(sql`${chatVisits.changedAt}`),
      sequence: sql`${chatVisits.sequence} + 1`,
    })
    .where(inArray(chatVisits.roomId, ids));
  await sayVisitsAnew(tx, ids);
  const isOpen = sql`(${mateRequests.answer} is distinct from 'ACCEPTED'
    and not ${mateRequests.isWithdrawn} and ${mateRequests.endedBy} is null
    and (${inArray(mateRequests.askerId, [...memberIds])}
      or ${inArray(mateRequests.askedId, [...memberIds])}))`;
  const asks = await tx
    .update(mateRequests)
    .set({ askedAt: later(sql`${mateRequests.askedAt}`) })
    .where(isOpen)
    .returning({ id: mateRequests.id });
  await tx
    .update(notifications)
    .set({
      createdAt: later(sql`${notifications.createdAt}`),
      readAt: later(sql`${notifications.readAt}`),
    })
    .where(
      sql`${notifications.chatRoomId} = any(${sql.param(ids)}::bigint[])
        or ${notifications.mateRequestId} = any(${sql.param(asks.map(({ id }) => id))}::bigint[])`,
    );
}

/** Rooms of members in which nothing is said but by the sample. */
const untouched = (tx: Queries, memberIds: readonly number[]) =>
  tx
    .select({ id: chatRooms.id, lastAt: chatRooms.lastAt })
    .from(chatRooms)
    .where(
      and(
        sql`exists (select from ${chatSeats} where ${chatSeats.roomId} = ${chatRooms.id}
          and ${inArray(chatSeats.memberId, [...memberIds])})`,
        sql`not exists (select from ${chatMessages} where ${chatMessages.roomId} = ${chatRooms.id}
          and ${chatMessages.hash} <> ${SAMPLE_HASH})`,
      ),
    );

/** What is said of a visit names its day. */
async function sayVisitsAnew(tx: Queries, roomIds: readonly number[]): Promise<void> {
  const { roomId, number, visitState: state, visitAt: at, visitAgreedAt, sentAt } = chatMessages;
  const said = await tx
    .select({ roomId, number, state, at, visitAgreedAt, sentAt })
    .from(chatMessages)
    .where(and(inArray(roomId, [...roomIds]), isNotNull(state)));
  for (const one of said)
    if (one.state !== null && one.at !== null)
      await tx
        .update(chatMessages)
        .set({
          text: visitText(
            {
              state: one.state,
              at: one.at.getTime(),
              agreedAt: one.visitAgreedAt?.getTime() ?? null,
            },
            one.sentAt.getTime(),
          ),
        })
        .where(and(eq(roomId, one.roomId), eq(number, one.number)));
}
