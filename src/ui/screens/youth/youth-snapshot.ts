import type { Inventory, NoticeSummary } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { KeptPopular } from '../../widgets/popular-posts/popular-store';
import type { KeptLists } from './youth-lists';

interface YouthSnapshot {
  readonly lists: KeptLists;
  /** Null where they could not be had. */
  readonly popular: KeptPopular | null;
  readonly ads: ReadonlyMap<string, Inventory> | null;
  /** What was weighed; null where nothing was. */
  readonly weighed: readonly NoticeSummary[] | null;
}

/** What the page keeps for the way back. */
export const YOUTH_SLOT: SnapshotSlot<YouthSnapshot> = { name: 'youth' };
