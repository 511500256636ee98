import { and, eq, gt, gte, isNull, not, or } from 'drizzle-orm';
import type { NoticeArea } from '#core';
import type { NoticeDeliveries, StandingNotice } from '../../ports/notifications/notice-deliveries';
import type { NewNotice, NoticesFrom } from '../../ports/notices/notices';
import type { Database } from '../database';
import { allAreas } from '../geo/area-names';
import { notices } from '../schema/notices';
import { tidyTable } from '../tidy-table';
import { markGone, replaceOrAddNotices } from './notice-writer';

/** What sources deliver, into the tables of notices. */
export class NoticeDeliveryRepository implements NoticeDeliveries {
  constructor(private readonly database: Pick<Database, 'db' | 'pool'>) {}

  areas(): Promise<NoticeArea[]> {
    return allAreas(this.database.db);
  }

  take(
    given: readonly NewNotice[],
    from: NoticesFrom,
    now: number,
  ): ReturnType<NoticeDeliveries['take']> {
    return this.database.db.transaction((tx) => replaceOrAddNotices(tx, given, from, { now }));
  }

  async has(sourceName: string, isExample: boolean): Promise<boolean> {
    const rows = await this.database.db
      .select({ id: notices.id })
      .from(notices)
      .where(and(eq(notices.sourceName, sourceName), eq(notices.isExample, isExample)))
      .limit(1);
    return rows.length > 0;
  }

  async standing(
    sourceName: string,
    { since, openAt }: Parameters<NoticeDeliveries['standing']>[1],
  ): Promise<readonly StandingNotice[]> {
    const { number, sourceList: list, announcedOn, isSaidOver, closesAt, goneOn } = notices;
    const closesLater = or(isNull(closesAt), gt(closesAt, new Date(openAt)));
    const isAsked = or(gte(announcedOn, since), and(not(isSaidOver), closesLater));
    const rows = await this.database.db
      .select({ number, list, announcedOn, isSaidOver, closesAt })
      .from(notices)
      .where(and(eq(notices.sourceName, sourceName), isNull(goneOn), isAsked));
    return rows.map((row) => ({ ...row, closesAt: row.closesAt?.getTime() ?? null }));
  }

  markGone(delivery: Parameters<NoticeDeliveries['markGone']>[0], now: number): Promise<number> {
    return this.database.db.transaction((tx) => markGone(tx, delivery, { now }));
  }

  tidy(): Promise<void> {
    return tidyTable(this.database, 'notices');
  }
}
