import {
  EMPTY_NOTICE_FILTER,
  NOTICE_SORT,
  NOTICE_STATUS,
  type Cancellation,
  type NoticeSearch,
  type NoticeSummary,
} from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';

/** So many stand on one view of a phone. */
const SOME = 3;

/** What a page keeps of the notices that it shows in the place of one that is missing. */
export const OTHERS_SLOT: SnapshotSlot<readonly NoticeSummary[]> = { name: 'other-notices' };

/** Notices that take applications now, those that close first. */
export async function otherNotices(
  notices: Pick<NoticeSearch, 'list'>,
  cancel?: Cancellation,
): Promise<readonly NoticeSummary[]> {
  const filter = { ...EMPTY_NOTICE_FILTER, statuses: [NOTICE_STATUS.OPEN] };
  const asked = { filter, sort: NOTICE_SORT.closing, limit: SOME, cursor: null };
  return (await notices.list(asked, cancel)).items;
}
