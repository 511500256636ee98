import { and, count, eq, gt, inArray, isNull, not, or, sql } from 'drizzle-orm';
import { noticeStatus, seoulMinute, type Clock } from '#core';
import {
  LONGEST_OVER_MS,
  MOST_EVENTS,
  type CalendarNotice,
  type CalendarVisit,
  type Calendars,
} from '../../ports/notices/calendars';
import { isCalledOff } from '../../shared/called-off';
import { newToken } from '../../shared/secret-token';
import { visitsOf } from '../chats/agreed-visits';
import type { Database } from '../database';
import { noticeCorrections, notices } from '../schema/notices';
import { calendarLinks, noticeAlarms } from '../schema/notifications';
import { inSnapshot } from '../snapshot';

/** The subscribed calendars of members. */
export class CalendarRepository implements Calendars {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async of(memberId: number): Promise<string | null> {
    const [row] = await this.database.db
      .select({ token: calendarLinks.token })
      .from(calendarLinks)
      .where(eq(calendarLinks.memberId, memberId));
    return row?.token ?? null;
  }

  async open(memberId: number): Promise<string> {
    const made = { memberId, token: newToken(), madeAt: new Date(this.clock.now()) };
    await this.database.db.insert(calendarLinks).values(made).onConflictDoNothing();
    return (await this.of(memberId)) ?? made.token;
  }

  async revoke(memberId: number): Promise<void> {
    await this.database.db.delete(calendarLinks).where(eq(calendarLinks.memberId, memberId));
  }

  async visits(token: string, now: number): Promise<readonly CalendarVisit[]> {
    const { db } = this.database;
    const [link] = await db
      .select({ memberId: calendarLinks.memberId })
      .from(calendarLinks)
      .where(eq(calendarLinks.token, token));
    return link === undefined ? [] : visitsOf(db, link.memberId, now);
  }

  notices(token: string, now: number): Promise<readonly CalendarNotice[] | null> {
    return inSnapshot(this.database, async (tx) => {
      const [link] = await tx
        .select({ memberId: calendarLinks.memberId })
        .from(calendarLinks)
        .where(eq(calendarLinks.token, token));
      if (link === undefined) return null;
      const { id, title, from, until, schedule, announcedOn, correctedOn } = notices;
      const shown = { id, title, from, until, schedule, announcedOn, correctedOn };
      const { isSaidOver, goneOn } = notices;
      const rows = await tx
        .select({ shown, over: { isSaidOver, goneOn } })
        .from(noticeAlarms)
        .innerJoin(notices, eq(notices.id, noticeAlarms.noticeId))
        .where(and(eq(noticeAlarms.memberId, link.memberId), isNotLongOver(now)))
        .orderBy(...nearestFirst(now))
        .limit(MOST_EVENTS);
      const { noticeId } = noticeCorrections;
      const counts = await tx
        .select({ noticeId, corrections: count() })
        .from(noticeCorrections)
        .where(
          inArray(
            noticeId,
            rows.map((row) => row.shown.id),
          ),
        )
        .groupBy(noticeId);
      const counted = new Map(counts.map((row) => [row.noticeId, row.corrections] as const));
      return rows.map(({ shown: row, over }) => ({
        ...row,
        id: String(row.id),
        isCalledOff: isCalledOff(
          { ...row, ...over, status: noticeStatus({ ...row, ...over }, now) },
          now,
        ),
        corrections: counted.get(row.id) ?? 0,
      }));
    });
  }
}

/** `isCalledOff` as the database says it. */
const isOff = (now: number) => sql`((${notices.goneOn} is not null or ${notices.isSaidOver})
  and coalesce(${notices.closesAt} > ${momentOf(now)}, true))`;

const momentOf = (now: number) => sql`${new Date(now).toISOString()}::timestamptz`;

/**
 * Whether it closes later than that, unless it is called off, or has a later day: as texts these stand
 * in the order of time.
 */
function isNotLongOver(now: number) {
  const since = now - LONGEST_OVER_MS;
  const { closesAt, schedule } = notices;
  const hasLaterDay = sql`exists (select from jsonb_array_elements(${schedule}) as row
    where coalesce(row ->> 'to', row ->> 'from') collate "C" >= ${seoulMinute(since).slice(0, 10)})`;
  const closesLater = or(isNull(closesAt), gt(closesAt, new Date(since)));
  return or(and(not(isOff(now)), closesLater), hasLaterDay);
}

/** In the order of closing; what never closes behind that, what has closed last. */
function nearestFirst(now: number) {
  const { closesAt, id } = notices;
  const moment = momentOf(now);
  return [
    sql`case when ${closesAt} > ${moment} then 0 when ${closesAt} is null then 1 else 2 end`,
    sql`abs(extract(epoch from ${closesAt} - ${moment}))`,
    id,
  ];
}
