import { and, asc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { DEAL_KIND } from '#core';
import type { AgreedVisit, StoredVisits } from '../../ports/chats/visits';
import { LONGEST_OVER_MS, type CalendarVisit } from '../../ports/notices/calendars';
import type { Database, Queries } from '../database';
import { chatRooms, chatVisits } from '../schema/chats';
import { memberBlocks } from '../schema/communities';
import { mateRequests } from '../schema/mates';
import { mine, selectRooms, theirs, titleFor } from './chat-rows';
import { isTheirs } from './heard-rooms';
import { lastEntry, toEntry } from './visit-rows';

/** Rooms of one statement. */
const BATCH = 500;

/** Nobody is told of a visit with somebody whom they do not meet, or who has left; of joined rows. */
const areMeeting = sql`${mine.memberId} is not null and ${theirs.memberId} is not null
  and not exists (select from ${memberBlocks}
    where ${memberBlocks.memberId} = ${mine.memberId} and ${memberBlocks.blockedId} = ${theirs.memberId}
      or ${memberBlocks.memberId} = ${theirs.memberId} and ${memberBlocks.blockedId} = ${mine.memberId})`;

/** Two mates meet as long as what they agreed on stands (spec/readings R44). */
const areTogether = sql`(${chatRooms.kind} <> ${DEAL_KIND.mate} or exists (select from ${mateRequests}
  where ${mateRequests.answer} = 'ACCEPTED' and ${mateRequests.endedBy} is null
    and (${mateRequests.askerId} = ${mine.memberId} and ${mateRequests.askedId} = ${theirs.memberId}
      or ${mateRequests.askerId} = ${theirs.memberId} and ${mateRequests.askedId} = ${mine.memberId})))`;

/** Whether two meet, as far as a visit goes; of joined rows. */
export const isMeeting = and(areMeeting, areTogether);

/** Visits of a member for their calendar. */
export async function visitsOf(
  tx: Pick<Queries, 'select'>,
  memberId: number,
  now: number,
): Promise<readonly CalendarVisit[]> {
  const rows = await tx
    .select({ visit: chatVisits })
    .from(mine)
    .innerJoin(chatVisits, eq(chatVisits.roomId, mine.roomId))
    .where(and(eq(mine.memberId, memberId), gt(chatVisits.at, new Date(now - LONGEST_OVER_MS))))
    .orderBy(asc(chatVisits.at), asc(chatVisits.roomId), asc(chatVisits.number));
  const visits = rows.map(({ visit }) => visit);
  const rooms = await meetingIn(tx, visits, eq(mine.memberId, memberId));
  const titles = new Map(rooms.map((row) => [row.room.id, titleFor(row)] as const));
  return visits.flatMap((visit) => {
    const title = titles.get(visit.roomId);
    return title === undefined ? [] : [{ ...toEntry(visit), roomId: String(visit.roomId), title }];
  });
}

/**
 * The visit that a member and the other one of a room agreed on last; null where they never did. Who left
 * and who parted do not meet any more: it is called off by that.
 */
export async function lastVisit(
  tx: Pick<Queries, 'select'>,
  memberId: number,
  roomId: number,
): Promise<CalendarVisit | null> {
  const [row] = await selectRooms(tx).where(and(isTheirs(memberId), eq(mine.roomId, roomId)));
  const visit = row === undefined ? null : await lastEntry(tx, roomId);
  if (row === undefined || visit === null) return null;
  const shown = { ...visit, roomId: String(roomId), title: titleFor(row) };
  const meeting = await meetingIn(tx, [{ roomId }], eq(mine.memberId, memberId));
  return shown.isCalledOff || meeting.length > 0
    ? shown
    : { ...shown, isCalledOff: true, sequence: shown.sequence + 1 };
}

/** Those of rooms whose two meet, for the seats that are meant; both, where none is. */
const meetingIn = (
  tx: Pick<Queries, 'select'>,
  visits: readonly { readonly roomId: number }[],
  seat?: SQL,
) => {
  const rooms = [...new Set(visits.map(({ roomId }) => roomId))];
  return rooms.length === 0
    ? Promise.resolve([])
    : selectRooms(tx).where(and(inArray(mine.roomId, rooms), seat, isMeeting));
};

/** What jobs ask of visits. */
export class VisitRepository implements StoredVisits {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async *agreedBetween(from: number, to: number): AsyncIterable<readonly AgreedVisit[]> {
    const { db } = this.database;
    const { roomId, at, isCalledOff } = chatVisits;
    for (let after = 0; ;) {
      const visits = await db
        .select({ roomId, at })
        .from(chatVisits)
        .where(
          and(
            eq(isCalledOff, false),
            gt(at, new Date(from)),
            lte(at, new Date(to)),
            gt(roomId, after),
          ),
        )
        // What is ahead is one visit a room: a room comes as a whole.
        .orderBy(asc(roomId))
        .limit(BATCH);
      const times = new Map(visits.map((visit) => [visit.roomId, visit.at.getTime()] as const));
      const rows = await meetingIn(db, visits);
      yield rows.flatMap((row) => {
        const { memberId } = row.mine;
        const time = times.get(row.room.id);
        if (time === undefined || memberId === null) return [];
        return [{ roomId: String(row.room.id), at: time, memberId }];
      });
      if (visits.length < BATCH) return;
      after = visits.at(-1)?.roomId ?? after;
    }
  }
}
