import { and, count, eq, gte, isNull } from 'drizzle-orm';
import type { NoticeArea, Yyyymmdd } from '#core';
import type { NoticeDeliveries } from '../../ports/notice-deliveries';
import type { NewNotice, NoticesFrom } from '../../ports/notices';
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

  async there(sourceName: string, since: Yyyymmdd): Promise<ReadonlyMap<string, number>> {
    const { sourceName: source, sourceList, announcedOn, goneOn } = notices;
    const rows = await this.database.db
      .select({ list: sourceList, known: count() })
      .from(notices)
      .where(and(eq(source, sourceName), gte(announcedOn, since), isNull(goneOn)))
      .groupBy(sourceList);
    return new Map(
      rows.flatMap(({ list, known }) => (list === null ? [] : [[list, known] as const])),
    );
  }

  markGone(
    delivery: Parameters<NoticeDeliveries['markGone']>[0],
    today: Yyyymmdd,
  ): Promise<number> {
    return this.database.db.transaction((tx) => markGone(tx, delivery, today));
  }

  tidy(): Promise<void> {
    return tidyTable(this.database, 'notices');
  }
}
