import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import {
  DEAL_KIND,
  directName,
  dongsAbove,
  matchesSearch,
  mateHeadline,
  MOST_ALARMS_A_DAY,
  newsFor,
  seoulDay,
  type DealNewsKind,
  type HouseTypeCode,
  type SearchedListing,
} from '#core';
import type { AlarmTelling, DealAlarmRuns, FoundListing } from '../../ports/deals/deal-alarms';
import type { Database } from '../database';
import { dealAlarmFinds, dealAlarms, dealNews } from '../schema/deal-alarms';
import { deals } from '../schema/deals';
import { mates } from '../schema/mates';
import { toAlarm } from './deal-alarm-repository';
import { isOffered } from '../deals/deal-rows';
import { dueDeals, listedOf, type DueDeal } from '../deals/due-deals';

/** Deals that are looked at, and tellings that are told, of one statement. */
const BATCH = 200;
/** Alarms that are held against a deal at once. */
const ALARMS = 1000;

/** Whether the member of an alarm does not meet who wrote a deal, or is that one. */
const isApartFromAlarm = sql`(${deals.authorId} = ${dealAlarms.memberId}
  or exists (select from member_blocks blocks
    where blocks.member_id = ${dealAlarms.memberId} and blocks.blocked_id = ${deals.authorId}
      or blocks.member_id = ${deals.authorId} and blocks.blocked_id = ${dealAlarms.memberId}))`;

/** Whether the member of an alarm finds a deal. */
const isMet = (now: number): SQL | undefined =>
  and(isOffered(new Date(now)), sql`not ${isApartFromAlarm}`);

/** Alarms at work: every step stands on what the one before it has stored. */
export class DealAlarmRunRepository implements DealAlarmRuns {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async find(now: number): Promise<void> {
    for (let after = 0; ;) {
      const rows = await dueDeals(this.database.db, { now, after, most: BATCH });
      for (const row of rows) {
        if (row.isOffered) await this.findWith(row, now);
        await this.database.db
          .update(dealNews)
          .set({ isDue: false })
          // What was news again meanwhile is looked at again.
          .where(and(eq(dealNews.dealId, row.id), eq(dealNews.change, row.change)));
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) return;
      after = last.id;
    }
  }

  async gather(now: number): Promise<void> {
    const today = seoulDay(now);
    const { db } = this.database;
    await db.transaction(async (tx) => {
      // What is over, or of somebody whom the member does not meet, waits for nothing: found again it is new.
      await tx.execute(sql`
        delete from deal_alarm_finds where telling is null and not exists (
          select from ${deals}, ${dealAlarms} where ${deals.id} = deal_alarm_finds.deal_id
            and ${dealAlarms.id} = deal_alarm_finds.alarm_id and ${isMet(now)})`);
      await tx.execute(sql`
        with gathered as (
          update deal_alarms set telling = telling + 1, day = ${today},
            on_day = case when day = ${today} then on_day + 1 else 1 end
          where told = telling and (day is distinct from ${today} or on_day < ${MOST_ALARMS_A_DAY})
            and exists (select from deal_alarm_finds
              where alarm_id = deal_alarms.id and telling is null)
          returning id, telling)
        update deal_alarm_finds set telling = gathered.telling
        from gathered where alarm_id = gathered.id and deal_alarm_finds.telling is null`);
    });
  }

  async *untold(now: number): AsyncIterable<readonly AlarmTelling[]> {
    const { db } = this.database;
    for (let after = 0; ;) {
      const rows = await db
        .select()
        .from(dealAlarms)
        .where(and(sql`${dealAlarms.told} < ${dealAlarms.telling}`, gt(dealAlarms.id, after)))
        .orderBy(asc(dealAlarms.id))
        .limit(BATCH);
      const found = await this.foundBy(
        rows.map(({ id }) => id),
        now,
      );
      if (rows.length > 0)
        yield rows.map((row) => ({
          alarm: toAlarm(row),
          memberId: row.memberId,
          telling: row.telling,
          found: found.get(row.id) ?? [],
        }));
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) return;
      after = last.id;
    }
  }

  async told({ alarm, telling }: AlarmTelling): Promise<void> {
    const isThis = and(eq(dealAlarms.id, Number(alarm.id)), eq(dealAlarms.telling, telling));
    await this.database.db.update(dealAlarms).set({ told: telling }).where(isThis);
  }

  /** Keeps a deal for every alarm that it is news for. */
  private async findWith(row: DueDeal, now: number): Promise<void> {
    const listed = listedOf(row);
    if (listed === null) return;
    const news = { listedAt: row.listedAt.getTime(), fellAt: row.fellAt?.getTime() ?? null };
    for (let after = 0; ;) {
      const alarms = await this.alarmsFor(row, listed, { after, now });
      const found = alarms.flatMap((alarm) => {
        const { setAt, toldAt } = alarm;
        const why = matchesSearch(toAlarm(alarm), listed)
          ? newsFor({ setAt: setAt.getTime(), toldAt }, news, row.priceKey)
          : null;
        return why === null ? [] : [{ id: alarm.id, why }];
      });
      if (found.length > 0) await this.keep(row, found);
      const last = alarms.at(-1);
      if (last === undefined || alarms.length < ALARMS) return;
      after = last.id;
    }
  }

  private alarmsFor(
    row: DueDeal,
    listed: SearchedListing,
    { after, now }: { readonly after: number; readonly now: number },
  ) {
    const codes = listed.dealType === DEAL_KIND.mate ? listed.listing.dongs : [row];
    const dongs = codes.flatMap(({ dongliCode }) => dongsAbove(dongliCode));
    return this.database.db
      .select({
        id: dealAlarms.id,
        dealType: dealAlarms.dealType,
        params: dealAlarms.params,
        place: dealAlarms.place,
        setAt: dealAlarms.setAt,
        toldAt: dealAlarmFinds.priceKey,
      })
      .from(dealAlarms)
      .innerJoin(deals, eq(deals.id, row.id))
      .leftJoin(
        dealAlarmFinds,
        and(eq(dealAlarmFinds.alarmId, dealAlarms.id), eq(dealAlarmFinds.dealId, row.id)),
      )
      .where(
        and(
          eq(dealAlarms.dealType, row.kind),
          sql`(${dealAlarms.dongliCode} is null
            or ${dealAlarms.dongliCode} = any(${sql.param(dongs)}::text[]))`,
          isMet(now),
          gt(dealAlarms.id, after),
        ),
      )
      .orderBy(asc(dealAlarms.id))
      .limit(ALARMS);
  }

  /** One that waits for its telling stays what it was, at the lower price. */
  private async keep(
    { id, priceKey }: DueDeal,
    found: readonly { readonly id: number; readonly why: DealNewsKind }[],
  ): Promise<void> {
    const ids = sql.param(found.map((one) => one.id));
    const whys = sql.param(found.map(({ why }) => why));
    await this.database.db.execute(sql`
      insert into deal_alarm_finds (alarm_id, deal_id, price_key, why)
      select alarm.id, ${id}::bigint, ${priceKey}::int, found.why
      from unnest(${ids}::bigint[], ${whys}::text[]) as found (id, why)
      join deal_alarms alarm on alarm.id = found.id
      order by alarm.id
      for key share of alarm
      on conflict (alarm_id, deal_id) do update set price_key = excluded.price_key,
        why = case when deal_alarm_finds.telling is null then deal_alarm_finds.why
          else excluded.why end,
        telling = null
      where excluded.price_key < deal_alarm_finds.price_key`);
  }

  private async foundBy(
    alarmIds: readonly number[],
    now: number,
  ): Promise<ReadonlyMap<number, readonly FoundListing[]>> {
    if (alarmIds.length === 0) return new Map();
    const rows = await this.database.db
      .select({
        alarmId: dealAlarms.id,
        dealId: deals.id,
        why: dealAlarmFinds.why,
        roomType: sql<HouseTypeCode>`${deals.roomType}`,
        rentType: deals.rentType,
        deposit: deals.deposit,
        monthly: deals.monthly,
        side: mates.side,
      })
      .from(dealAlarms)
      .innerJoin(
        dealAlarmFinds,
        and(
          eq(dealAlarmFinds.alarmId, dealAlarms.id),
          eq(dealAlarmFinds.telling, dealAlarms.telling),
        ),
      )
      .innerJoin(deals, eq(deals.id, dealAlarmFinds.dealId))
      .leftJoin(mates, eq(mates.dealId, deals.id))
      .where(and(inArray(dealAlarms.id, [...alarmIds]), isMet(now)))
      .orderBy(sql`${deals.id} desc`);
    const found = new Map<number, FoundListing[]>();
    for (const { alarmId, dealId, why, side, ...room } of rows) {
      const name = side === null ? directName(room) : mateHeadline({ side, monthly: room.monthly });
      found.set(alarmId, [...(found.get(alarmId) ?? []), { dealId: String(dealId), why, name }]);
    }
    return found;
  }
}
