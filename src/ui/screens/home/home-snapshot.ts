import type { HouseSummary } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';

interface HomeSnapshot {
  readonly near: readonly HouseSummary[];
  readonly newest: readonly HouseSummary[];
}

/** What the home screen keeps for the way back. */
export const HOME_SLOT: SnapshotSlot<HomeSnapshot> = { name: 'home' };
