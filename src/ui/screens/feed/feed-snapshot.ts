import type { ContentSummary } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { ReadyFeed } from './feed-store';

/** What a list of articles keeps for the way back; its tag is in the address. */
export const FEED_SLOT: SnapshotSlot<ReadyFeed> = { name: 'feed' };

/** And of the article to read on with: none where it is gone. */
export const HALF_READ_SLOT: SnapshotSlot<readonly ContentSummary[]> = { name: 'half-read' };
