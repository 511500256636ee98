import { and, asc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import {
  DEAL_KIND,
  dongsAbove,
  matchesSearch,
  MOST_ALARMS_A_DAY,
  newsFor,
  seoulDay,
  type DealNewsKind,
  type RentPrice,
  type SearchedListing,
} from '#core';
import type { AlarmTelling, DealAlarmRuns, FoundListing } from '../../ports/deals/deal-alarms';
import type { Database } from '../database';
import { dealAlarmFinds, dealAlarms, dealNews } from '../schema/deal-alarms';
import { deals } from '../schema/deals';
import { toAlarm } from './deal-alarm-repository';
import { dueDeals, listedOf, type DueDeal } from '../deals/due-deals';
import { foundDeals, isMet, isStillSo, nameOf, priceOf, toldOf, whyNow } from './found-deals';

/** Deals that are looked at, and tellings that are told, of one statement. */
const BATCH = 200;
/** Alarms that are held against a deal at once. */
const ALARMS = 1000;

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
    const mayTell = sql`${dealAlarms.told} = ${dealAlarms.telling} and
      (${dealAlarms.day} is distinct from ${today} or ${dealAlarms.onDay} < ${MOST_ALARMS_A_DAY})`;
    for (let after = 0; ;) {
      const rows = await this.database.db
        .selectDistinct({ id: dealAlarms.id })
        .from(dealAlarms)
        .innerJoin(dealAlarmFinds, eq(dealAlarmFinds.alarmId, dealAlarms.id))
        .where(and(isNull(dealAlarmFinds.telling), mayTell, gt(dealAlarms.id, after)))
        .orderBy(asc(dealAlarms.id))
        .limit(BATCH);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await this.decide(ids, { mayTell, today, now });
      const last = ids.at(-1);
      if (last === undefined || ids.length < BATCH) return;
      after = last;
    }
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
    const price = priceOf(row);
    for (let after = 0; ;) {
      const alarms = await this.alarmsFor(row, listed, { after, now });
      const matching = alarms.filter((alarm) => matchesSearch(toAlarm(alarm), listed));
      const found = matching.flatMap((alarm) => {
        const why = newsFor({ setAt: alarm.setAt.getTime(), told: toldOf(alarm) }, news, price);
        return why === null ? [] : [{ id: alarm.id, why }];
      });
      if (found.length > 0) await this.keep(row.id, found, price);
      const turned = matching.filter(
        ({ toldRent }) => toldRent !== null && toldRent !== row.rentType,
      );
      if (turned.length > 0) await this.turn(row.id, turned, price);
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
        toldKey: dealAlarmFinds.priceKey,
        toldRent: dealAlarmFinds.rentType,
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

  /** What was told of waits for another telling where it costs less than then. */
  private async keep(
    dealId: number,
    found: readonly { readonly id: number; readonly why: DealNewsKind }[],
    { price, rentType }: RentPrice,
  ): Promise<void> {
    const ids = sql.param(found.map((one) => one.id));
    const whys = sql.param(found.map(({ why }) => why));
    // And not told yet: it is told as it was decided, at its price by then.
    const isDecided = sql`deal_alarm_finds.telling >
      (select told from deal_alarms where id = deal_alarm_finds.alarm_id)`;
    await this.database.db.execute(sql`
      insert into deal_alarm_finds (alarm_id, deal_id, why)
      select alarm.id, ${dealId}::bigint, found.why
      from unnest(${ids}::bigint[], ${whys}::text[]) as found (id, why)
      join deal_alarms alarm on alarm.id = found.id
      order by alarm.id
      for key share of alarm
      on conflict (alarm_id, deal_id) do update set
        why = case when ${isDecided} then deal_alarm_finds.why else excluded.why end,
        telling = case when ${isDecided} then deal_alarm_finds.telling end,
        price_key = case when ${isDecided} then ${price}::int else deal_alarm_finds.price_key end
      where ${price}::int < deal_alarm_finds.price_key
        and ${rentType} = deal_alarm_finds.rent_type`);
  }

  /** What was told of as 전세 and is 월세 now, or the other way round, is known at that price from now on. */
  private async turn(
    dealId: number,
    alarms: readonly { readonly id: number }[],
    { price, rentType }: RentPrice,
  ): Promise<void> {
    const ids = alarms.map(({ id }) => id);
    await this.database.db.execute(sql`
      update deal_alarm_finds found set price_key = ${price}, rent_type = ${rentType}
      from deal_alarms alarm
      where alarm.id = found.alarm_id and found.deal_id = ${dealId}::bigint
        and alarm.id = any(${sql.param(ids)}::bigint[]) and found.price_key is not null
        -- What is decided and not told says what it was decided by.
        and (found.telling is null or found.telling <= alarm.told)`);
  }

  private async foundBy(
    alarmIds: readonly number[],
    now: number,
  ): Promise<ReadonlyMap<number, readonly FoundListing[]>> {
    if (alarmIds.length === 0) return new Map();
    const isDecided = eq(dealAlarmFinds.telling, dealAlarms.telling);
    const which = and(inArray(dealAlarms.id, [...alarmIds]), isDecided);
    const rows = await foundDeals(this.database.db, which, now);
    const found = new Map<number, FoundListing[]>();
    for (const row of rows.filter(isStillSo)) {
      const { id, dealId, why } = row;
      found.set(id, [...(found.get(id) ?? []), { dealId: String(dealId), why, name: nameOf(row) }]);
    }
    return found;
  }

  /**
   * Decides what alarms tell now of what waits, at the price that it has now. What does not fit any more
   * waits for nothing: found again it is news as far as the member was not told of it.
   */
  private async decide(
    alarmIds: readonly number[],
    {
      mayTell,
      today,
      now,
    }: { readonly mayTell: SQL; readonly today: string; readonly now: number },
  ): Promise<void> {
    const { db } = this.database;
    const which = and(inArray(dealAlarms.id, [...alarmIds]), isNull(dealAlarmFinds.telling));
    const waiting = (await foundDeals(db, which, now)).map((row) => ({ row, why: whyNow(row) }));
    const unfit = waiting.flatMap(({ row, why }) => (why === null ? [row] : []));
    const fit = waiting.flatMap(({ row, why }) => (why === null ? [] : [{ row, why }]));
    const list = (values: readonly unknown[]) => sql.param(values);
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        with unfit as (select * from unnest(${list(unfit.map(({ id }) => id))}::bigint[],
          ${list(unfit.map(({ dealId }) => dealId))}::bigint[]) as one (alarm_id, deal_id)),
        told as (
          update deal_alarm_finds found set telling = 0 from unfit
          where found.alarm_id = unfit.alarm_id and found.deal_id = unfit.deal_id
            and found.telling is null and found.price_key is not null)
        delete from deal_alarm_finds found using unfit
        where found.alarm_id = unfit.alarm_id and found.deal_id = unfit.deal_id
          and found.telling is null and found.price_key is null`);
      await tx.execute(sql`
        with fit as (select * from unnest(${list(fit.map(({ row }) => row.id))}::bigint[],
          ${list(fit.map(({ row }) => row.dealId))}::bigint[],
          ${list(fit.map(({ row }) => row.priceKey))}::int[],
          ${list(fit.map(({ row }) => row.rentType))}::text[],
          ${list(fit.map(({ why }) => why))}::text[])
          as one (alarm_id, deal_id, price_key, rent_type, why)),
        gathered as (
          update deal_alarms set telling = telling + 1, day = ${today},
            on_day = case when day = ${today} then on_day + 1 else 1 end
          where id in (select alarm_id from fit) and ${mayTell}
          returning id, telling)
        update deal_alarm_finds found set telling = gathered.telling,
          price_key = fit.price_key, rent_type = fit.rent_type, why = fit.why
        from gathered join fit on fit.alarm_id = gathered.id
        where found.alarm_id = gathered.id and found.deal_id = fit.deal_id
          and found.telling is null`);
    });
  }
}
