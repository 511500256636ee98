import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database';
import { houses } from '../schema/houses';
import { communityItems, dealItems, notiClusters } from '../schema/members';
import { COMMUNITY_ITEMS, DEAL_ITEMS, HOUSE_CLUSTER, NOTI_CLUSTERS } from '../../sample/links.data';

/**
 * Adds what links and notifications of the sample lead to. What is there stays, so that a sample
 * that was filled in by an earlier version gets them, too.
 */
export async function fillLinks(tx: Queries, source: string): Promise<void> {
  const [house] = await tx
    .select({ id: houses.id })
    .from(houses)
    .where(and(eq(houses.source, source), eq(houses.status, 'OPEN')))
    .orderBy(houses.id)
    .limit(1);
  const clusters =
    house === undefined
      ? NOTI_CLUSTERS
      : [{ ...HOUSE_CLUSTER, link: String(house.id) }, ...NOTI_CLUSTERS];
  await tx.insert(communityItems).values(COMMUNITY_ITEMS).onConflictDoNothing();
  await tx.insert(dealItems).values(DEAL_ITEMS).onConflictDoNothing();
  await tx.insert(notiClusters).values(clusters).onConflictDoNothing();
}
