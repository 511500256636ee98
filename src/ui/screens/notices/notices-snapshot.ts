import type { NoticeSummary } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { ReadyNotices } from './notices-answer';

interface NoticesSnapshot {
  readonly list: ReadyNotices;
  /** What those that fit are taken from; null where it was not asked. */
  readonly weighed: readonly NoticeSummary[] | null;
  /** How far the column of the list was scrolled, in px; on a phone the page scrolls. */
  readonly scrolled: number;
}

/** What the list keeps for the way back; filters and selection are in the address. */
export const NOTICES_SLOT: SnapshotSlot<NoticesSnapshot> = { name: 'notices' };
