import { and, eq } from 'drizzle-orm';
import type { Inventory } from '#core';
import type { StoredInventories } from '../../ports/content';
import type { Database } from '../database';
import { inventories } from '../schema/content';

/** An inventory as the database holds it; the picture's signed link is made when it is answered. */
export type InventoryRecord = Omit<Inventory, 'IMAGE_URL'>;

/** Advertisements and notices by slot (spec/readings R27). */
export class InventoryRepository implements StoredInventories {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** The active ones of a slot or of POPUP, in the order to show them. */
  async of(target: string): Promise<InventoryRecord[]> {
    // No text of the database holds a NUL, and none may be sent to it.
    if (target.includes('\0')) return [];
    const rows = await this.database.db
      .select()
      .from(inventories)
      .where(and(eq(inventories.target, target), eq(inventories.active, true)))
      .orderBy(inventories.position, inventories.id);
    return rows.map((row) => ({
      ID: String(row.id),
      TYPE2: row.type2,
      IMAGE_1: row.image,
      LINK_URL: row.linkUrl,
      TITLE: row.title,
      CONTENT: row.content,
      EXTRA: row.extra,
    }));
  }
}
