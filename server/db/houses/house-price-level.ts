import { and, eq, ne, sql } from 'drizzle-orm';
import type { PriceLevel, Yyyymmdd } from '#core';
import type { UsualKind, UsualPrices } from '../../ports/houses/houses';
import type { Database, Queries } from '../database';
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
  return levelOf(db, model, { on: today, without: id });
}

/** What homes of a kind cost in a dong, by the houses on offer there. */
export class UsualPriceRepository implements UsualPrices {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  of(kind: UsualKind, today: Yyyymmdd): Promise<PriceLevel> {
    return levelOf(this.database.db, kind, { on: today, without: null });
  }
}

async function levelOf(
  db: Queries,
  kind: UsualKind,
  { on, without }: { readonly on: Yyyymmdd; readonly without: number | null },
): Promise<PriceLevel> {
  const { type, dealType, dongliCode } = houses;
  // The middle of two whole numbers below 2^52 is exact in the doubles that it is computed in.
  const middle = sql`percentile_cont(0.5) within group (order by ${comparedWon(houses, on)})`;
  const [row] = await db
    .select({
      count: sql<string>`count(*)`,
      median: sql<string | null>`floor(${middle})::bigint`,
    })
    .from(houses)
    .where(
      and(
        isOpen(),
        eq(dongliCode, kind.dongliCode),
        eq(type, kind.type),
        eq(dealType, kind.dealType),
        without === null ? undefined : ne(houses.id, without),
      ),
    );
  const median = row?.median ?? null;
  return { count: Number(row?.count ?? 0), median: median === null ? null : Number(median) };
}
