import { and, eq, ne, sql } from 'drizzle-orm';
import type { PriceLevel, Yyyymmdd } from '#core';
import type { Queries } from '../database';
import { isOpen } from './house-open';
import { comparedWon } from './house-price-sql';
import { houses } from '../schema/houses';

/**
 * What a house costs beside open ones of its type and deal in its dong, as the core's
 * `priceLevelOf`; null where there is no such house, or a withdrawn one.
 */
export async function housePriceLevel(
  db: Queries,
  id: number,
  today: Yyyymmdd,
): Promise<PriceLevel | null> {
  const { type, dealType, dongliCode } = houses;
  const [model] = await db
    .select({ type, dealType, dongliCode })
    .from(houses)
    .where(and(eq(houses.id, id), ne(houses.status, 'HIDDEN')));
  if (model === undefined) return null;
  // The middle of two whole numbers below 2^52 is exact in the doubles that it is computed in.
  const middle = sql`percentile_cont(0.5) within group (order by ${comparedWon(houses, today)})`;
  const [row] = await db
    .select({
      count: sql<string>`count(*)`,
      median: sql<string | null>`floor(${middle})::bigint`,
    })
    .from(houses)
    .where(
      and(
        isOpen(),
        eq(dongliCode, model.dongliCode),
        eq(type, model.type),
        eq(dealType, model.dealType),
        ne(houses.id, id),
      ),
    );
  const median = row?.median ?? null;
  return { count: Number(row?.count ?? 0), median: median === null ? null : Number(median) };
}
