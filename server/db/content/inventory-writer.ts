import type { Queries } from '../database';
import { inventories } from '../schema/content';

/** An advertisement or a notice to be placed; `image` is null for one of text. */
export interface NewInventory {
  /** POPUP or the name of a slot. */
  readonly target: string;
  readonly image: string | null;
  readonly link: string;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** Days to hide (spec/readings R2). */
  readonly extra: number | null;
}

/**
 * Adds those whose target has none yet, in their order. A target that has some stays as it is: one
 * that was switched off there stays off.
 */
export async function fillTargets(tx: Queries, all: readonly NewInventory[]): Promise<void> {
  const known = await tx
    .select({ target: inventories.target })
    .from(inventories)
    .groupBy(inventories.target);
  const taken = new Set(known.map(({ target }) => target));
  const missing = all
    .map((inventory, position) => ({ ...inventory, position }))
    .filter(({ target }) => !taken.has(target));
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
