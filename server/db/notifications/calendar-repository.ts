import { asc, eq } from 'drizzle-orm';
import type { Clock } from '#core';
import type { Calendars } from '../../ports/calendars';
import { newToken } from '../../shared/secret-token';
import type { Database } from '../database';
import { calendarLinks, noticeAlarms } from '../schema/notifications';

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

  async noticesOf(token: string): Promise<readonly string[] | null> {
    const { db } = this.database;
    const [link] = await db
      .select({ memberId: calendarLinks.memberId })
      .from(calendarLinks)
      .where(eq(calendarLinks.token, token));
    if (link === undefined) return null;
    const rows = await db
      .select({ noticeId: noticeAlarms.noticeId })
      .from(noticeAlarms)
      .where(eq(noticeAlarms.memberId, link.memberId))
      .orderBy(asc(noticeAlarms.noticeId));
    return rows.map(({ noticeId }) => String(noticeId));
  }
}
