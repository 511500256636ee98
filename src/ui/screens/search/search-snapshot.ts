import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { ReadySearch } from './search-store';

/** What the page keeps for the way back; the question is in the address. */
export const SEARCH_SLOT: SnapshotSlot<ReadySearch> = { name: 'search' };
