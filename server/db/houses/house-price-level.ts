import { and, eq, ne, sql, type AnyColumn } from 'drizzle-orm';
import { FEWEST_COMPARED, type PriceLevel, type UsualPrice, type Yyyymmdd } from '#core';
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

  async range(kind: UsualKind): Promise<UsualPrice | null> {
    const { deposit, monthly } = houses;
    const [row] = await this.database.db
      .select({
        count: sql<string>`count(*)`,
        depositFrom: amountAt(0.25, deposit),
        depositTo: amountAt(0.75, deposit),
        monthlyFrom: amountAt(0.25, monthly),
        monthlyTo: amountAt(0.75, monthly),
      })
      .from(houses)
      .where(isOfKind(kind));
    if (row === undefined || Number(row.count) < FEWEST_COMPARED) return null;
    return {
      deposit: { from: row.depositFrom, to: row.depositTo },
      monthly: { from: row.monthlyFrom, to: row.monthlyTo },
    };
  }
}

/** The amount up to which such a share of them lies. */
const amountAt = (share: number, amount: AnyColumn) =>
  sql<number>`percentile_disc(${share}::float8) within group (order by ${amount})`;

/** Houses on offer, by an index that has their prices. */
const isOfKind = ({ type, dealType, dongliCode }: UsualKind) =>
  and(
    isOpen(),
    eq(houses.dongliCode, dongliCode),
    eq(houses.type, type),
    eq(houses.dealType, dealType),
  );

async function levelOf(
  db: Queries,
  kind: UsualKind,
  { on, without }: { readonly on: Yyyymmdd; readonly without: number | null },
): Promise<PriceLevel> {
  // The middle of two whole numbers below 2^52 is exact in the doubles that it is computed in.
  const middle = sql`percentile_cont(0.5) within group (order by ${comparedWon(houses, on)})`;
  const [row] = await db
    .select({
      count: sql<string>`count(*)`,
      median: sql<string | null>`floor(${middle})::bigint`,
    })
    .from(houses)
    .where(and(isOfKind(kind), without === null ? undefined : ne(houses.id, without)));
  const median = row?.median ?? null;
  return { count: Number(row?.count ?? 0), median: median === null ? null : Number(median) };
}
