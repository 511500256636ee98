import type { NoticeFilter } from '#core';
import type { NoticeFilterQuery } from '#contract/notice-queries';

/** The same for readers of the API's documentation. */
export const FILTER_NOTE =
  'area takes the first 2, 5, 8 or all 10 digits of legal-dong codes; organisation is repeated.';

/** The filter that a query asks for; what it leaves out asks nothing. */
export function readNoticeFilter(query: NoticeFilterQuery): NoticeFilter {
  return {
    areas: query.area ?? [],
    supplies: query.supply ?? [],
    statuses: query.status ?? [],
    organisations: query.organisation ?? [],
  };
}
