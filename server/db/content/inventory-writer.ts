import type { Queries } from '../database';
import { inventories } from '../schema/houses';
import { INVENTORIES } from '../../sample/inventories.data';

/**
 * Adds the advertisements and notices of places that have none, also to a sample that an earlier
 * version filled in. One that was switched off stays off.
 */
export async function fillInventories(tx: Queries): Promise<void> {
  const known = await tx
    .select({ target: inventories.target })
    .from(inventories)
    .groupBy(inventories.target);
  const taken = new Set(known.map(({ target }) => target));
  const missing = INVENTORIES.map((inventory, position) => ({ ...inventory, position })).filter(
    ({ target }) => !taken.has(target),
  );
  if (missing.length === 0) return;
  await tx.insert(inventories).values(
    missing.map(({ target, image, link, title, content, extra, position }) => ({
      target,
      type2: image === null ? ('text' as const) : ('image' as const),
      image: image ?? '',
      linkUrl: link,
      title,
      content,
      extra,
      position,
      active: true,
    })),
  );
}
