import type { DirectDeal } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { KeptDeal } from '../../widgets/deal-page/deal-store';

/** What the page keeps of its deal for the way back. */
export const DIRECT_SLOT: SnapshotSlot<KeptDeal<DirectDeal>> = { name: 'direct' };
