import {
  EMPTY_NOTICE_FILTER,
  NOTICE_SORT,
  NOTICE_STATUS,
  type Cancellation,
  type NoticeSearch,
  type NoticeSummary,
} from '#core';

/** So many notices stand on the home screen; what waits for them is as high. */
export const MOST_CLOSING = 4;

/** The notices that close first (spec/screens S1). */
export async function closingNotices(
  notices: NoticeSearch,
  cancel?: Cancellation,
): Promise<readonly NoticeSummary[]> {
  const filter = { ...EMPTY_NOTICE_FILTER, statuses: [NOTICE_STATUS.OPEN] };
  const query = { filter, sort: NOTICE_SORT.closing, limit: MOST_CLOSING, cursor: null };
  return (await notices.list(query, cancel)).items;
}
