import type { SnapshotSlot } from '../../stores/history/entry-snapshots';

/** What the page of a linked item keeps for the way back: whether there is such an item. */
export const ITEM_SLOT: SnapshotSlot<{ readonly found: object | null }> = { name: 'item' };
