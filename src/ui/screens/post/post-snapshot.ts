import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { ReadyComments } from './comments/comments-store';
import type { KeptPost } from './post-store';

/** What the page keeps of its post for the way back. */
export const POST_SLOT: SnapshotSlot<KeptPost> = { name: 'post' };

/** The same of what is said about it. */
export const COMMENTS_SLOT: SnapshotSlot<ReadyComments> = { name: 'comments' };

/** Whether the comment that the address names was shown. */
export const REACHED_SLOT: SnapshotSlot<true> = { name: 'reached-comment' };
