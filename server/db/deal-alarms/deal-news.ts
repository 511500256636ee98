import { eq, sql } from 'drizzle-orm';
import { isFall, type RentPrice } from '#core';
import type { Queries } from '../database';
import { dealNews } from '../schema/deal-alarms';
import { deals } from '../schema/deals';

const again = { isDue: true, change: sql`${dealNews.change} + 1` };

/** Has alarms look at a deal that was put on offer; in the transaction that does so. */
export async function newsOfListed(tx: Queries, dealId: number, now: Date): Promise<void> {
  await tx
    .insert(dealNews)
    .values({ dealId, listedAt: now, isDue: true, change: 1 })
    .onConflictDoUpdate({ target: dealNews.dealId, set: { listedAt: now, ...again } });
}

/** The same of one that is about to be changed, and that costs less afterwards or does not. */
export async function newsOfChanged(
  tx: Queries,
  dealId: number,
  after: RentPrice,
  now: Date,
): Promise<void> {
  const [before] = await tx
    .select({ rentType: deals.rentType, price: deals.priceKey })
    .from(deals)
    .where(eq(deals.id, dealId));
  const fell = before === undefined ? {} : fallOf(before, after, now);
  // Of one that is older than this table only the price is news.
  await tx
    .insert(dealNews)
    .values({ dealId, listedAt: new Date(0), ...fell, isDue: true, change: 1 })
    .onConflictDoUpdate({ target: dealNews.dealId, set: { ...fell, ...again } });
}

/** A price that rose again, or is paid otherwise, is no fall any more, whoever has not been told by then. */
function fallOf(before: RentPrice, after: RentPrice, now: Date): { readonly fellAt?: Date | null } {
  if (after.price === before.price && after.rentType === before.rentType) return {};
  return { fellAt: isFall(before, after) ? now : null };
}
