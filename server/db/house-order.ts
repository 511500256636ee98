import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { Bounds, HouseSort, Yyyymmdd } from '#core';
import { wonAMonth } from './house-price-sql';
import { recommendedScore } from './house-score';
import { houses } from './schema';

/** One order of the list: a key, then the id, so that no two houses stand at the same place. */
export interface HouseOrder {
  /** A whole number (bigint) in every order: it travels in cursors, and equals are equal. */
  readonly key: SQL;
  readonly descending: boolean;
}

// Above every cost that a house can have: what an ad does not say comes last, in its own order.
const UNKNOWN_COST = 10 ** 15;

/** What an order depends on besides the houses; kept in the cursor, so that pages agree. */
export interface OrderAnchor {
  readonly bounds: Bounds;
  /** ms */
  readonly now: number;
  readonly today: Yyyymmdd;
}

/**
 * recommended: house-score.ts, best first · newest: day posted, newest first · price: rent and
 * deposit at the legal rate, cheapest first · area: largest first · cost: price and maintenance
 * fee (R26), cheapest first, ads without a fee last.
 */
export function orderBy(sort: HouseSort, anchor: OrderAnchor): HouseOrder {
  switch (sort) {
    case 'recommended':
      return { key: recommendedScore(anchor.bounds, anchor.now), descending: true };
    case 'newest':
      return { key: milliseconds(), descending: true };
    case 'price':
      return { key: wonAMonth(houses, anchor.today), descending: false };
    case 'area':
      return { key: sql`round(${houses.area} * 100)::bigint`, descending: true };
    case 'cost':
      return { key: monthlyCost(anchor.today), descending: false };
  }
}

/** Newer and better ads of equal rank have the higher number, so ids go the way of the key. */
export function orderTerms(order: HouseOrder): SQL[] {
  const way = order.descending ? desc : asc;
  return [way(order.key), way(houses.id)];
}

/** Everything after the last house of the page before. */
export function after(order: HouseOrder, key: string, id: number): SQL {
  const sign = sql.raw(order.descending ? '<' : '>');
  return sql`(${order.key}, ${houses.id}) ${sign} (${key}::bigint, ${id}::bigint)`;
}

function milliseconds(): SQL {
  return sql`(extract(epoch from ${houses.postedAt}) * 1000)::bigint`;
}

function monthlyCost(today: Yyyymmdd): SQL {
  const fee = sql`coalesce(${houses.maintenanceFee}::bigint * 10000, ${UNKNOWN_COST}::bigint)`;
  return sql`(${wonAMonth(houses, today)} + ${fee})`;
}
