import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { KeptList } from '../../widgets/dong-list/use-kept-list';
import type { ReadyMates } from './ask-mates';

export const MATES_SLOT: SnapshotSlot<KeptList<ReadyMates>> = { name: 'mates' };
