import type { Inventory } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { FoundHouses } from './zzim-houses-store';

interface ZzimSnapshot {
  readonly found: FoundHouses;
  readonly ads: ReadonlyMap<string, Inventory> | null;
}

/** What the lists keep for the way back; the tab is in the address. */
export const ZZIM_SLOT: SnapshotSlot<ZzimSnapshot> = { name: 'zzim' };
