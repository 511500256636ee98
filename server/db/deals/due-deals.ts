import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { DEAL_KIND, type HouseTypeCode, type Party, type SearchedListing } from '#core';
import type { Queries } from '../database';
import { dealNews } from '../schema/deal-alarms';
import { deals } from '../schema/deals';
import { mates } from '../schema/mates';
import { isOffered } from './deal-rows';

interface Part {
  readonly now: number;
  /** Behind the deal of this id. */
  readonly after: number;
  readonly most: number;
}

/** What searches look at of a deal beside which there is its mate. */
export const searchedColumns = {
  kind: deals.kind,
  priceKey: deals.priceKey,
  party: sql<Party>`${deals.party}`,
  roomType: sql<HouseTypeCode>`${deals.roomType}`,
  rentType: deals.rentType,
  deposit: deals.deposit,
  monthly: deals.monthly,
  options: deals.options,
  dongliCode: deals.dongliCode,
  sido: deals.sido,
  sigungu: deals.sigungu,
  dong: deals.dong,
  terms: mates.terms,
};

/** Deals that alarms are to look at, by their ids. */
export const dueDeals = (db: Pick<Queries, 'select'>, { now, after, most }: Part) =>
  db
    .select({
      id: deals.id,
      change: dealNews.change,
      listedAt: dealNews.listedAt,
      fellAt: dealNews.fellAt,
      isOffered: sql<boolean>`coalesce(${isOffered(new Date(now))}, false)`,
      ...searchedColumns,
    })
    .from(dealNews)
    .innerJoin(deals, eq(deals.id, dealNews.dealId))
    .leftJoin(mates, eq(mates.dealId, deals.id))
    .where(and(dealNews.isDue, gt(deals.id, after)))
    .orderBy(asc(deals.id))
    .limit(most);

export type DueDeal = Awaited<ReturnType<typeof dueDeals>>[number];

/** A deal as far as searches look at it. */
export type SearchedDeal = Pick<DueDeal, keyof typeof searchedColumns>;

/** What searches look at; null of a mate who has left. */
export function listedOf(row: SearchedDeal): SearchedListing | null {
  const { dongliCode, sido, sigungu, dong, terms } = row;
  if (row.kind === DEAL_KIND.mate)
    return terms === null ? null : { dealType: row.kind, listing: terms };
  return {
    dealType: row.kind,
    listing: { ...row, address: { dongliCode, sido, sigungu, dong } },
  };
}
