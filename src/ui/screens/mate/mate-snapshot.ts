import type { MateListing } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { KeptDeal } from '../../widgets/deal-page/deal-store';

/** What the page keeps of its listing for the way back. */
export const MATE_SLOT: SnapshotSlot<KeptDeal<MateListing>> = { name: 'mate' };
