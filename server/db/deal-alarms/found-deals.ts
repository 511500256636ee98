import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  DEAL_KIND,
  directName,
  matchesSearch,
  mateHeadline,
  newsFor,
  type DealNewsKind,
  type RentPrice,
} from '#core';
import type { Queries } from '../database';
import { isOffered } from '../deals/deal-rows';
import { listedOf, searchedColumns, type SearchedDeal } from '../deals/due-deals';
import { dealAlarmFinds, dealAlarms, dealNews } from '../schema/deal-alarms';
import { deals } from '../schema/deals';
import { mates } from '../schema/mates';
import { toAlarm } from './deal-alarm-repository';

/** Whether the member of an alarm does not meet who wrote a deal, or is that one. */
const isApartFromAlarm = sql`(${deals.authorId} = ${dealAlarms.memberId}
  or exists (select from member_blocks blocks
    where blocks.member_id = ${dealAlarms.memberId} and blocks.blocked_id = ${deals.authorId}
      or blocks.member_id = ${deals.authorId} and blocks.blocked_id = ${dealAlarms.memberId}))`;

/** Whether the member of an alarm finds a deal. */
export const isMet = (now: number): SQL | undefined =>
  and(isOffered(new Date(now)), sql`not ${isApartFromAlarm}`);

/** What was found, beside its deal and alarm as they are now. */
export const foundDeals = (db: Pick<Queries, 'select'>, which: SQL | undefined, now: number) =>
  db
    .select({
      id: dealAlarms.id,
      dealType: dealAlarms.dealType,
      params: dealAlarms.params,
      place: dealAlarms.place,
      setAt: dealAlarms.setAt,
      dealId: deals.id,
      why: dealAlarmFinds.why,
      toldKey: dealAlarmFinds.priceKey,
      toldRent: dealAlarmFinds.rentType,
      listedAt: dealNews.listedAt,
      fellAt: dealNews.fellAt,
      isMet: sql<boolean>`coalesce(${isMet(now)}, false)`,
      ...searchedColumns,
    })
    .from(dealAlarms)
    .innerJoin(dealAlarmFinds, eq(dealAlarmFinds.alarmId, dealAlarms.id))
    .innerJoin(deals, eq(deals.id, dealAlarmFinds.dealId))
    .innerJoin(dealNews, eq(dealNews.dealId, deals.id))
    .leftJoin(mates, eq(mates.dealId, deals.id))
    .where(which)
    .orderBy(sql`${deals.id} desc`);

export type FoundDeal = Awaited<ReturnType<typeof foundDeals>>[number];

type Priced = Pick<FoundDeal, 'priceKey' | 'rentType'>;

export const priceOf = ({ priceKey, rentType }: Priced): RentPrice => ({
  rentType,
  price: priceKey,
});

/** At what price it was told of, or that is decided; null where it never was. */
export const toldOf = (row: {
  readonly toldKey: number | null;
  readonly toldRent: RentPrice['rentType'] | null;
}): RentPrice | null =>
  row.toldKey === null || row.toldRent === null
    ? null
    : { rentType: row.toldRent, price: row.toldKey };

/** Whether the member still finds it by their search, whatever was changed since it found it. */
function fits(row: FoundDeal): boolean {
  const listed = row.isMet ? listedOf(row) : null;
  return listed !== null && matchesSearch(toAlarm(row), listed);
}

/** Why what waits is told now; null where it is not, since it or its price is another meanwhile. */
export const whyNow = (row: FoundDeal): DealNewsKind | null =>
  fits(row)
    ? newsFor(
        { setAt: row.setAt.getTime(), told: toldOf(row) },
        { listedAt: row.listedAt.getTime(), fellAt: row.fellAt?.getTime() ?? null },
        priceOf(row),
      )
    : null;

/** Whether what is decided to be told is still as it was decided. */
export function isStillSo(row: FoundDeal): boolean {
  const decided = toldOf(row);
  const isRisen =
    decided === null || decided.rentType !== row.rentType || row.priceKey > decided.price;
  return fits(row) && (row.why === 'NEW' || !isRisen);
}

/** What it is called where it is told of. */
export const nameOf = (deal: SearchedDeal): string =>
  deal.kind === DEAL_KIND.mate && deal.terms !== null
    ? mateHeadline({ side: deal.terms.side, monthly: deal.monthly })
    : directName(deal);
