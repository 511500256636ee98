import type { HouseSummary } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { RowName } from './home-questions';

/** The rows that had their houses. */
type HomeSnapshot = Readonly<Partial<Record<RowName, readonly HouseSummary[]>>>;

/** What the home screen keeps for the way back. */
export const HOME_SLOT: SnapshotSlot<HomeSnapshot> = { name: 'home' };
