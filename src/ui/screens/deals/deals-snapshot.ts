import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { KeptList } from '../../widgets/dong-list/use-kept-list';
import type { ReadyDeals } from './ask-deals';

export const DEALS_SLOT: SnapshotSlot<KeptList<ReadyDeals>> = { name: 'deals' };
