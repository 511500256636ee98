import type { Collection } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { KeptThings } from '../../widgets/collection/found-things';

interface ViewSnapshot {
  /** Null where the link opens nothing. */
  readonly collection: Collection | null;
  readonly things: KeptThings;
}

/** What the page keeps of what its link opened, as a visitor sees it. */
export const COLLECTION_VIEW_SLOT: SnapshotSlot<ViewSnapshot> = { name: 'collection-view' };
