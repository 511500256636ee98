import type { Result, SharedChecklist } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';

/** What was found behind a link. */
export interface FoundView {
  readonly code: string;
  readonly found: Result<SharedChecklist, 'ended'>;
}

/** What a page keeps of it, as far as its first drawing. */
export const VIEW_SLOT: SnapshotSlot<FoundView> = { name: 'checklist-view' };
