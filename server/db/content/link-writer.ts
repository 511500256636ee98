import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database';
import { dealItems, notiClusters } from '../schema/content';

/** What links and notifications lead to. */
export interface NewLinks {
  readonly dealItems: readonly (typeof dealItems.$inferInsert)[];
  readonly notiClusters: readonly (typeof notiClusters.$inferInsert)[];
}

/** Adds what is not there yet; what is there stays as it is. */
export async function addLinks(tx: Queries, links: NewLinks): Promise<void> {
  await tx
    .insert(dealItems)
    .values([...links.dealItems])
    .onConflictDoNothing();
  await tx
    .insert(notiClusters)
    .values([...links.notiClusters])
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
