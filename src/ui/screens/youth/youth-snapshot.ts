import type { Inventory, NoticeSummary, WeighedNotice } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { KeptLists } from './youth-lists';

/** What was weighed on this device, and the notices that those that fit are taken from. */
export interface KeptWeighing {
  readonly weighed: readonly WeighedNotice[];
  readonly walked: readonly NoticeSummary[];
}

interface YouthSnapshot {
  readonly lists: KeptLists;
  readonly ads: ReadonlyMap<string, Inventory> | null;
  /** Null where nothing was weighed. */
  readonly weighing: KeptWeighing | null;
}

/** What the page keeps for the way back. */
export const YOUTH_SLOT: SnapshotSlot<YouthSnapshot> = { name: 'youth' };
