import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { HouseStore } from './house-store';

interface HouseSnapshot {
  readonly store: HouseStore;
}

/** What a house's page keeps for the way back: it stands there again without a question. */
export const HOUSE_SLOT: SnapshotSlot<HouseSnapshot> = { name: 'house' };
