import { and, desc, eq } from 'drizzle-orm';
import { canVisit, entryAfter, type Visit, type VisitEntry } from '#core';
import type { Queries } from '../database';
import { chatVisits } from '../schema/chats';
import type { LockedRoom } from './chat-locks';
import { listingOfSeeker, mine, selectRooms, type MessageRow } from './chat-rows';

/** What a row holds of what was said of a visit. */
export type VisitColumns = Pick<MessageRow, 'visitState' | 'visitAt' | 'visitAgreedAt'>;

/** What was said last of a visit, as the one who does something sees it. */
export function visitSeen({ room, mine: seat }: LockedRoom): Visit<number> | null {
  const { visitState: state, visitAt: at, visitAgreedAt, visitByOwner } = room;
  if (state === null || at === null) return null;
  const agreedAt = visitAgreedAt?.getTime() ?? null;
  return { state, at: at.getTime(), agreedAt, isMine: visitByOwner === seat.isOwner };
}

/** What is said of a visit, whoever says it. */
export type SaidVisit = Omit<Visit<number>, 'isMine'>;

export const visitColumns = ({ state, at, agreedAt }: SaidVisit): VisitColumns => ({
  visitState: state,
  visitAt: new Date(at),
  visitAgreedAt: agreedAt === null ? null : new Date(agreedAt),
});

/** A visit in calendars, and when it was changed last. */
export type VisitRow = VisitEntry & { readonly changedAt: number };

/** The visit that the two of a room agreed on last; null where they never did. */
export async function lastEntry(
  tx: Pick<Queries, 'select'>,
  roomId: number,
): Promise<VisitRow | null> {
  const [row] = await tx
    .select()
    .from(chatVisits)
    .where(eq(chatVisits.roomId, roomId))
    .orderBy(desc(chatVisits.number))
    .limit(1);
  return row === undefined ? null : toEntry(row);
}

export const toEntry = ({
  number,
  at,
  sequence,
  isCalledOff,
  changedAt,
}: typeof chatVisits.$inferSelect): VisitRow => ({
  number,
  at: at.getTime(),
  sequence,
  isCalledOff,
  changedAt: changedAt.getTime(),
});

/**
 * Enters in a locked room what becomes of calendars by what is said of a visit now; answers the moments (ms)
 * of which something else is true by that.
 */
export async function enterVisit(
  tx: Queries,
  roomId: number,
  said: Visit<number>,
  now: number,
): Promise<readonly number[]> {
  const last = await lastEntry(tx, roomId);
  const entry = entryAfter(last, said, now);
  if (entry === null || entry === last) return [];
  const { number, at, sequence, isCalledOff } = entry;
  const columns = { at: new Date(at), sequence, isCalledOff, changedAt: new Date(now) };
  await tx
    .insert(chatVisits)
    .values({ roomId, number, ...columns })
    .onConflictDoUpdate({ target: [chatVisits.roomId, chatVisits.number], set: columns });
  return [...(last === null ? [] : [last.at]), at];
}

/** Whether two may want to meet about what a room is about, as everybody but its author is told. */
export async function isOnOffer(tx: Queries, roomId: number, now: number): Promise<boolean> {
  const rows = await selectRooms(tx).where(and(eq(mine.roomId, roomId), eq(mine.isOwner, false)));
  return rows.every((row) => canVisit(listingOfSeeker(row, now)));
}
