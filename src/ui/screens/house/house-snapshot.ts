import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { PlaceStore } from './house-store';

interface PlaceSnapshot {
  readonly store: PlaceStore;
  /** How far the panel of a desktop was scrolled; a phone scrolls its window. */
  readonly scroll: number;
}

/** What a house's page keeps for the way back: it stands there again without a question. */
export const PLACE_SLOT: SnapshotSlot<PlaceSnapshot> = { name: 'place' };
