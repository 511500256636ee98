import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { legalRatePercent, type Yyyymmdd } from '#core';
import { houses } from '../schema/houses';

/** The columns of a price in 만원. */
interface PriceColumns {
  readonly deposit: AnyPgColumn;
  readonly monthly: AnyPgColumn;
}

/** Rent and deposit at the legal rate of a day: won, whole, rounded down, as the core's `monthlyCost`. */
function wonAMonth({ deposit, monthly }: PriceColumns, on: Yyyymmdd): SQL {
  // 만원 × 10,000 × percent / 100 / 12 = 만원 × (percent × 100) / 12
  const rate = Math.round(legalRatePercent(on) * 100);
  return sql`(${monthly}::bigint * 10000 + ${deposit}::bigint * ${rate}::bigint / 12)`;
}

/** What a house is compared by, as the core's `comparedPrice`: won, a whole number (bigint). */
export function comparedWon(price: PriceColumns, on: Yyyymmdd): SQL {
  return sql`case when ${houses.dealType} = 'JEONSE'
    then ${price.deposit}::bigint * 10000 else ${wonAMonth(price, on)} end`;
}
