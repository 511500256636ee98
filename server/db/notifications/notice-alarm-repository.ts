import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import {
  ALARM_DAYS,
  isId,
  MOST_MEMBER_ALARMS,
  type AlarmDay,
  type Clock,
  type NoticeAlarm,
} from '#core';
import type {
  AlarmedNotice,
  AlarmSet,
  StoredNoticeAlarms,
} from '../../ports/notifications/notifications';
import type { Database } from '../database';
import { noticeAlarms } from '../schema/notifications';
import { notices } from '../schema/notices';

/** So many alarms are read at once, each batch from the last one's key on. */
const BATCH = 1000;

const KEY = /^[1-9]\d{0,15}$/;

/** A notice's id as the database knows it; null for a text that is none of ours. */
const keyOf = (id: string): number | null => (isId(id) && KEY.test(id) ? Number(id) : null);

const daysOf = (days: readonly number[]): readonly AlarmDay[] =>
  ALARM_DAYS.filter((day) => days.includes(day));

/** Alarms of notices that members set. */
export class NoticeAlarmRepository implements StoredNoticeAlarms {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async of(memberId: number): Promise<readonly NoticeAlarm[]> {
    const rows = await this.database.db
      .select()
      .from(noticeAlarms)
      .where(eq(noticeAlarms.memberId, memberId))
      .orderBy(asc(noticeAlarms.noticeId));
    return rows.map(({ noticeId, days }) => ({ noticeId: String(noticeId), days: daysOf(days) }));
  }

  async set(memberId: number, noticeId: string, days: readonly AlarmDay[]): Promise<AlarmSet> {
    const key = keyOf(noticeId);
    if (key === null) return 'no-notice';
    const setAt = new Date(this.clock.now());
    return this.database.db.transaction(async (tx) => {
      // One at a time for a member: two would each find room for the last one.
      await tx.execute(sql`select from members where id = ${memberId} for no key update`);
      const { rows } = await tx.execute<{ isThere: boolean; isSet: boolean }>(sql`
        with there as (select id from notices where id = ${key}),
        written as (
          insert into notice_alarms (member_id, notice_id, days, set_at)
          select ${memberId}, id, ${sql.param([...days])}::int[], ${setAt.toISOString()}
          from there
          where (select count(*) from notice_alarms
            where member_id = ${memberId} and notice_id <> ${key}) < ${MOST_MEMBER_ALARMS}
          on conflict (member_id, notice_id) do update
            set days = excluded.days,
              set_at = case when notice_alarms.days @> excluded.days
                then notice_alarms.set_at else excluded.set_at end
          returning notice_id)
        select exists (select from there) as "isThere", exists (select from written) as "isSet"`);
      const [found] = rows;
      if (found?.isThere !== true) return 'no-notice';
      return found.isSet ? 'set' : 'full';
    });
  }

  async remove(memberId: number, noticeId: string): Promise<void> {
    const key = keyOf(noticeId);
    if (key === null) return;
    await this.database.db
      .delete(noticeAlarms)
      .where(and(eq(noticeAlarms.memberId, memberId), eq(noticeAlarms.noticeId, key)));
  }

  async *closing(from: number, to: number): AsyncIterable<readonly AlarmedNotice[]> {
    let after = { memberId: 0, noticeId: 0 };
    for (;;) {
      const rows = await this.database.db
        .select({
          memberId: noticeAlarms.memberId,
          noticeId: noticeAlarms.noticeId,
          days: noticeAlarms.days,
          setAt: noticeAlarms.setAt,
          title: notices.title,
          until: notices.until,
        })
        .from(noticeAlarms)
        .innerJoin(notices, eq(notices.id, noticeAlarms.noticeId))
        .where(
          and(
            gt(notices.closesAt, new Date(from)),
            lte(notices.closesAt, new Date(to)),
            eq(notices.isSaidOver, false),
            isNull(notices.goneOn),
            sql`(${noticeAlarms.memberId}, ${noticeAlarms.noticeId})
              > (${after.memberId}, ${after.noticeId})`,
          ),
        )
        .orderBy(asc(noticeAlarms.memberId), asc(noticeAlarms.noticeId))
        .limit(BATCH);
      yield rows.flatMap(({ noticeId, until, days, setAt, ...row }) =>
        until === null
          ? []
          : [
              {
                ...row,
                until,
                noticeId: String(noticeId),
                days: daysOf(days),
                setAt: setAt.getTime(),
              },
            ],
      );
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) return;
      after = last;
    }
  }

  async *membersOf(noticeId: string, before: number): AsyncIterable<readonly number[]> {
    const key = keyOf(noticeId);
    if (key === null) return;
    for (let after = 0; ;) {
      const rows = await this.database.db
        .select({ memberId: noticeAlarms.memberId })
        .from(noticeAlarms)
        .where(
          and(
            eq(noticeAlarms.noticeId, key),
            lte(noticeAlarms.setAt, new Date(before)),
            gt(noticeAlarms.memberId, after),
          ),
        )
        .orderBy(asc(noticeAlarms.memberId))
        .limit(BATCH);
      if (rows.length > 0) yield rows.map(({ memberId }) => memberId);
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) return;
      after = last.memberId;
    }
  }
}
