import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import {
  type NoticeFilter,
  type NoticeSummary,
  type NoticeTally,
  type Page,
  type Yyyymmdd,
} from '#core';
import type {
  AskedNotices,
  FoundNotice,
  NoticeNow,
  Notices,
  WeighedPage,
} from '../../ports/notices/notices';
import type { Database } from '../database';
import { noticeCorrections, notices, noticesState } from '../schema/notices';
import { inSnapshot } from '../snapshot';
import { listNotices } from './notice-list';
import { summaryColumns, toDetails, toSummary } from './notice-rows';
import { isNotOver, noticesVersion } from './notice-sql';
import { tallyOf } from './notice-tally';
import { weighedNotices } from './weighed-notices';

/** Reads notices. */
export class NoticeRepository implements Notices {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  list(query: AskedNotices): Promise<Page<NoticeSummary>> {
    return listNotices(this.database.db, query);
  }

  tally(filter: NoticeFilter, now: number): Promise<NoticeTally> {
    return tallyOf(this.database.db, filter, now);
  }

  weighed(cursor: string | null, now: number): Promise<WeighedPage> {
    return weighedNotices(this.database.db, cursor, now);
  }

  async findable(now: number, most: number): Promise<readonly FoundNotice[]> {
    const { id, correctedOn, announcedOn } = notices;
    const changedOn = sql<Yyyymmdd>`coalesce(${correctedOn}, ${announcedOn})`;
    const rows = await this.database.db
      .select({ id, changedOn })
      .from(notices)
      .where(isNotOver(now))
      .orderBy(desc(changedOn), desc(id))
      .limit(most);
    return rows.map((row) => ({ id: String(row.id), changedOn: row.changedOn }));
  }

  async one(id: string, now: number): Promise<NoticeNow | null> {
    const key = noticeKey(id);
    if (key === null) return null;
    return inSnapshot(this.database, async (tx) => {
      const [row] = await tx
        .select({ ...getTableColumns(notices), version: noticesVersion })
        .from(notices)
        .where(eq(notices.id, key));
      if (row === undefined) return null;
      const { number, on, changes } = noticeCorrections;
      const corrections = await tx
        .select({ number, on, changes })
        .from(noticeCorrections)
        .where(eq(noticeCorrections.noticeId, key))
        .orderBy(desc(number));
      const { source, version } = row;
      const checkedAt = row.checkedAt.toISOString();
      const own = { corrections, source, checkedAt };
      return { notice: { ...toSummary(row, now), ...toDetails(row), ...own }, version };
    });
  }

  async some(ids: readonly string[], now: number): Promise<readonly NoticeSummary[]> {
    const keys = [...new Set(ids)].map(noticeKey).filter((key) => key !== null);
    if (keys.length === 0) return [];
    const rows = await this.database.db
      .select(summaryColumns)
      .from(notices)
      .where(inArray(notices.id, keys));
    const known = new Map(rows.map((row) => [row.id, row] as const));
    return keys.flatMap((key) => known.get(key) ?? []).map((row) => toSummary(row, now));
  }

  async version(): Promise<string> {
    const [row] = await this.database.db.select({ version: noticesVersion }).from(noticesState);
    return row?.version ?? '0';
  }
}

/** Ids are whole numbers; anything else is the id of no notice. */
function noticeKey(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
