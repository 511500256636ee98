import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { ReadyFeed } from './feed-store';

/** What a list of articles keeps for the way back; its tag is in the address. */
export const FEED_SLOT: SnapshotSlot<ReadyFeed> = { name: 'feed' };
