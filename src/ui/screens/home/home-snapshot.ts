import type { HouseSummary, Inventory } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { RowName } from './home-questions';

/** The rows that had their houses. */
export type KeptRows = Readonly<Partial<Record<RowName, readonly HouseSummary[]>>>;

interface HomeSnapshot {
  readonly rows: KeptRows;
  readonly ads: ReadonlyMap<string, Inventory> | null;
}

/** What the home screen keeps for the way back. */
export const HOME_SLOT: SnapshotSlot<HomeSnapshot> = { name: 'home' };
