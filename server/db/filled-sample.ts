import { and, eq, isNull } from 'drizzle-orm';
import type { DealKind } from '#core';
import type { Database, Queries } from './database';
import { addresses } from './schema/addresses';
import { posts } from './schema/communities';
import { deals } from './schema/deals';
import { contents } from './schema/magazine';
import { houses } from './schema/houses';
import { meta, META_ROW } from './schema/meta';
import { notices } from './schema/notices';
import { nearbyPlaces } from './schema/places';

/**
 * Runs `fill` once in the life of a database and remembers the sample's seed with it, all or
 * nothing; `isFilled` tells whether that was done before. A second process waits for the first.
 */
export async function fillingSample(
  database: Pick<Database, 'db'>,
  seed: number,
  fill: (tx: Queries, isFilled: boolean) => Promise<void>,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ seed: meta.sampleSeed })
      .from(meta)
      .where(eq(meta.id, META_ROW))
      .for('update');
    const isFilled = known !== undefined && known.seed !== null;
    await fill(tx, isFilled);
    if (isFilled) return;
    await tx
      .update(meta)
      .set({ sampleSeed: String(seed) })
      .where(eq(meta.id, META_ROW));
  });
}

/** The first open house of a source; null where it has none. */
export async function firstOpenHouse(tx: Queries, source: string): Promise<number | null> {
  const [house] = await tx
    .select({ id: houses.id })
    .from(houses)
    .where(and(eq(houses.source, source), eq(houses.status, 'OPEN')))
    .orderBy(houses.id)
    .limit(1);
  return house?.id ?? null;
}

/** Whether a source has facilities. */
export async function hasNearbyPlaces(tx: Queries, source: string): Promise<boolean> {
  const [known] = await tx
    .select({ number: nearbyPlaces.number })
    .from(nearbyPlaces)
    .where(eq(nearbyPlaces.source, source))
    .limit(1);
  return known !== undefined;
}

/** Whether a source has addresses. */
export async function hasAddresses(tx: Queries, source: string): Promise<boolean> {
  const [known] = await tx
    .select({ road: addresses.road })
    .from(addresses)
    .where(eq(addresses.source, source))
    .limit(1);
  return known !== undefined;
}

/** Whether a source has notices. */
export async function hasNotices(tx: Queries, sourceName: string): Promise<boolean> {
  const [known] = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(eq(notices.sourceName, sourceName))
    .limit(1);
  return known !== undefined;
}

/** Whether there are articles, of whatever source. */
export async function hasContents(tx: Queries): Promise<boolean> {
  const [known] = await tx.select({ id: contents.id }).from(contents).limit(1);
  return known !== undefined;
}

/** The first notice of a source that never closes; null where it has none. */
export async function firstLastingNotice(tx: Queries, sourceName: string): Promise<number | null> {
  const [notice] = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.sourceName, sourceName), isNull(notices.closesAt)))
    .orderBy(notices.id)
    .limit(1);
  return notice?.id ?? null;
}

/** The first deal of a kind of the sample that is on offer; null where there is none. */
export async function firstExampleDeal(tx: Queries, kind: DealKind): Promise<number | null> {
  const [deal] = await tx
    .select({ id: deals.id })
    .from(deals)
    .where(
      and(
        eq(deals.isExample, true),
        eq(deals.kind, kind),
        eq(deals.status, 'OPEN'),
        isNull(deals.removedAt),
        isNull(deals.holdState),
      ),
    )
    .orderBy(deals.id)
    .limit(1);
  return deal?.id ?? null;
}

/** The example that was written first and that everybody may read; null where there is none. */
export async function firstExamplePost(tx: Queries): Promise<number | null> {
  const [post] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.isExample, true), isNull(posts.removedAt), isNull(posts.holdState)))
    .orderBy(posts.id)
    .limit(1);
  return post?.id ?? null;
}
