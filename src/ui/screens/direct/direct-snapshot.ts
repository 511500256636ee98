import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { KeptDirect } from './direct-store';

/** What the page keeps of its deal for the way back. */
export const DIRECT_SLOT: SnapshotSlot<KeptDirect> = { name: 'direct' };
