import type {
  ContentSummary,
  DirectSummary,
  HouseSummary,
  Inventory,
  MateSummary,
  NoticeSummary,
  PostSummary,
} from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { KeptFound } from './found-store';

interface ZzimSnapshot {
  readonly houses: KeptFound<HouseSummary>;
  readonly deals: KeptFound<DirectSummary>;
  readonly mates: KeptFound<MateSummary>;
  readonly notices: KeptFound<NoticeSummary>;
  readonly posts: KeptFound<PostSummary>;
  readonly contents: KeptFound<ContentSummary>;
  readonly ads: ReadonlyMap<string, Inventory> | null;
}

/** What the lists keep for the way back; the tab is in the address. */
export const ZZIM_SLOT: SnapshotSlot<ZzimSnapshot> = { name: 'zzim' };
