import type { ContentSummary, HouseSummary, Inventory, NoticeSummary, PostSummary } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { Found } from './found-store';

interface ZzimSnapshot {
  readonly houses: Found<HouseSummary>;
  readonly notices: Found<NoticeSummary>;
  readonly posts: Found<PostSummary>;
  readonly contents: Found<ContentSummary>;
  readonly ads: ReadonlyMap<string, Inventory> | null;
}

/** What the lists keep for the way back; the tab is in the address. */
export const ZZIM_SLOT: SnapshotSlot<ZzimSnapshot> = { name: 'zzim' };
