import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { DEAL_KIND, type DealKind } from '#core';
import { dealsVersion, type DealSource } from '../../ports/deals/deal-map';
import { DEAL_BITS, EVERY_DEAL_BIT, PACKED_DEAL } from '../../ports/deals/packed-deal';
import type { RowReading } from '../../ports/columns/followed-rows';
import type { Reader } from '../communities/reader';
import type { Database, Queries } from '../database';
import { followedRows, type FollowedTable } from '../followed-rows';
import { bitOf, bitsOf, dongNumber, milliseconds, packedRow } from '../packed-rows';
import { memberBlocks } from '../schema/communities';
import { dealChanges, deals, dealsState } from '../schema/deals';
import { inSnapshot } from '../snapshot';
import { isKind } from './deal-conditions';
import { isStanding } from './deal-rows';

const DEALS: FollowedTable = {
  rows: deals,
  id: deals.id,
  isOffered: () => sql`${isKind(DEAL_KIND.direct)} and ${isStanding()}`,
  layout: PACKED_DEAL,
  packed: packedRow(PACKED_DEAL, {
    id: sql`${deals.id}`,
    codes: sql`${EVERY_DEAL_BIT}
      + ${bitOf(deals.roomType, DEAL_BITS.roomType)}
      + ${bitOf(deals.rentType, DEAL_BITS.rentType)}
      + ${bitsOf(deals.options, DEAL_BITS.options)}
      + ${bitOf(deals.party, DEAL_BITS.party)}`,
    deposit: sql`${deals.deposit}`,
    monthly: sql`${deals.monthly}`,
    fee: sql`${deals.maintenance}`,
    dong: dongNumber(deals.dongliCode),
    author: sql`${deals.authorId}`,
    until: milliseconds(deals.shownUntil),
    lat: sql`${deals.lat}`,
    lng: sql`${deals.lng}`,
  }),
  changes: { table: dealChanges, version: dealChanges.version, id: dealChanges.dealId },
  state: { table: dealsState, version: dealsState.version, keptFrom: dealsState.keptFrom },
};

/** The version of the deals of a kind that a reader finds at a moment; run it in one snapshot with them. */
export async function currentDealsVersion(
  tx: Queries,
  kind: DealKind,
  { apart }: Reader,
  now: Date,
): Promise<string> {
  const isOfKind = and(isKind(kind), isStanding());
  const [lapse] = await tx
    .select({ at: milliseconds(sql`max(${deals.shownUntil})`).mapWith((at) => Number(at)) })
    .from(deals)
    .where(and(isOfKind, lte(deals.shownUntil, now)));
  const missed =
    apart.length === 0
      ? []
      : await tx
          .select({ author: deals.authorId })
          .from(deals)
          .where(and(isOfKind, gt(deals.shownUntil, now), inArray(deals.authorId, [...apart])))
          .groupBy(deals.authorId);
  const { version } = await followedRows(tx, DEALS).storedVersion();
  return dealsVersion(version, {
    lapsedAt: lapse?.at ?? null,
    missed: missed.flatMap(({ author }) => author ?? []),
  });
}

/** Direct deals as they are followed in memory. */
export function dealSource(database: Pick<Database, 'db'>): DealSource {
  return {
    ...followedRows(database.db, DEALS),
    inSnapshot: <Answer>(read: (snapshot: RowReading) => Promise<Answer>) =>
      inSnapshot(database, (tx) => read(followedRows(tx, DEALS))),
    apartFrom: async (memberId) => {
      const { memberId: who, blockedId: whom } = memberBlocks;
      const blocks = await database.db
        .select({ who, whom })
        .from(memberBlocks)
        .where(or(eq(who, memberId), eq(whom, memberId)));
      return blocks.map((block) => (block.who === memberId ? block.whom : block.who));
    },
  };
}
