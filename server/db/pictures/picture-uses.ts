import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PictureUse } from '../../ports/pictures/stored-pictures';
import type { Queries } from '../database';
import { pictures, pictureUses } from '../schema/pictures';

/**
 * Says which pictures a thing shows from now on, in the transaction that writes the thing. What it
 * does not show any more, and nothing else does, is unused since `now` and forgotten a day later.
 * Answers the ids that are there: one that is missing was forgotten, and cannot be shown.
 */
export async function setPictureUses(
  tx: Queries,
  kind: PictureUse,
  usedBy: string | number,
  pictureIds: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const isIts = and(eq(pictureUses.kind, kind), eq(pictureUses.usedBy, String(usedBy)));
  const before = await tx.select({ id: pictureUses.pictureId }).from(pictureUses).where(isIts);
  const known = before.map(({ id }) => id);
  // In one order, so that two who write at a time wait for each other and not in a circle.
  const locked = await lock(tx, [...new Set([...known, ...pictureIds])]);
  const wanted = pictureIds.filter((id) => locked.has(id));
  const dropped = known.filter((id) => !wanted.includes(id));
  if (dropped.length > 0) {
    await tx.delete(pictureUses).where(and(isIts, inArray(pictureUses.pictureId, dropped)));
    await tx
      .update(pictures)
      .set({ unusedSince: now })
      .where(
        and(
          inArray(pictures.id, dropped),
          sql`not exists (select from picture_uses where picture_id = ${pictures.id})`,
        ),
      );
  }
  const added = [...new Set(wanted)].filter((id) => !known.includes(id));
  if (added.length > 0) {
    await tx
      .insert(pictureUses)
      .values(
        added.map((pictureId) => ({ pictureId, kind, usedBy: String(usedBy), usedSince: now })),
      )
      .onConflictDoNothing();
    await tx.update(pictures).set({ unusedSince: null }).where(inArray(pictures.id, added));
  }
  return wanted;
}

/**
 * Whether all of these are there and were brought by this member; then none is forgotten until the
 * transaction is over.
 */
export const holdPicturesOf = async (
  tx: Queries,
  memberId: number,
  pictureIds: readonly string[],
): Promise<boolean> => (await lackingPicture(tx, memberId, pictureIds)) < 0;

/** The first of these that is not there, or somebody else's, as {@link holdPicturesOf}; -1 where all are. */
export async function lackingPicture(
  tx: Queries,
  memberId: number,
  pictureIds: readonly string[],
): Promise<number> {
  const held = await lock(tx, pictureIds);
  return pictureIds.findIndex((id) => held.get(id) !== memberId);
}

async function lock(
  tx: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (ids.length === 0) return new Map();
  const { id, memberId } = pictures;
  const rows = await tx
    .select({ id, memberId })
    .from(pictures)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row.memberId] as const));
}
