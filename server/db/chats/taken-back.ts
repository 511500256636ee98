import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database';
import { isBetween } from '../mates/mate-consents';
import { chatRooms, chatSeats } from '../schema/chats';
import { mateNumbers, mateRequests } from '../schema/mates';

/**
 * Takes back what a member let one person alone see: where their rooms are, and their own number
 * (spec/readings R42, R44). Who blocks somebody does not show it to them again by unblocking them.
 */
export async function takeBackOpened(tx: Queries, member: number, from: number): Promise<void> {
  // Locked, opened or not: one that is being opened at this moment is closed behind that.
  const rooms = await tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .innerJoin(chatSeats, and(eq(chatSeats.roomId, chatRooms.id), eq(chatSeats.isOwner, true)))
    .where(and(eq(chatRooms.seekerId, from), eq(chatSeats.memberId, member)))
    .orderBy(asc(chatRooms.id))
    .for('no key update', { of: chatRooms });
  const ids = rooms.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(chatRooms).set({ placeOpenedAt: null }).where(inArray(chatRooms.id, ids));
  const between = tx
    .select({ id: mateRequests.id })
    .from(mateRequests)
    .where(isBetween(member, from));
  await tx
    .delete(mateNumbers)
    .where(and(eq(mateNumbers.memberId, member), inArray(mateNumbers.requestId, between)));
}
