import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { ReadyPosts } from './posts-store';

/** What the list keeps for the way back; board, order and words are in the address. */
export const COMMUNITIES_SLOT: SnapshotSlot<ReadyPosts> = { name: 'communities' };
