import type { ContentSummary, HouseSummary, Inventory, LatLng, NoticeSummary } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { KeptPopular } from '../../widgets/popular-posts/popular-store';
import type { RowName } from './home-questions';

/** The rows that had their houses. */
export type KeptRows = Readonly<Partial<Record<RowName, readonly HouseSummary[]>>>;

interface HomeSnapshot {
  /** The place that was looked at last, which the rows are around; null is where every map begins. */
  readonly around: LatLng | null;
  readonly rows: KeptRows;
  // Null where they could not be had.
  readonly notices: readonly NoticeSummary[] | null;
  readonly popular: KeptPopular | null;
  readonly contents: readonly ContentSummary[] | null;
  readonly ads: ReadonlyMap<string, Inventory> | null;
}

/** What the home screen keeps for the way back. */
export const HOME_SLOT: SnapshotSlot<HomeSnapshot> = { name: 'home' };
