import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database';
import { notiClusters } from '../schema/content';

/** What a notification leads to. */
export type NewCluster = typeof notiClusters.$inferInsert;

/** Adds notifications that are not there yet; what is there stays as it is. */
export async function addClusters(tx: Queries, clusters: readonly NewCluster[]): Promise<void> {
  await tx
    .insert(notiClusters)
    .values([...clusters])
    .onConflictDoNothing();
}

/** Has a notification lead elsewhere, where it still leads to what it was filled in with. */
export async function moveNotification(
  tx: Queries,
  { id, from, to }: Readonly<Record<'id' | 'from' | 'to', string>>,
): Promise<void> {
  await tx
    .update(notiClusters)
    .set({ link: to })
    .where(and(eq(notiClusters.id, id), eq(notiClusters.link, from)));
}
