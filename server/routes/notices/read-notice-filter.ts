import type { NoticeFilter } from '#core';
import type { NoticeFilterQuery } from '#contract/notice-queries';

/** The filter that a query asks for; what it leaves out asks nothing. */
export function readNoticeFilter(query: NoticeFilterQuery): NoticeFilter {
  return {
    areas: query.area ?? [],
    supplies: query.supply ?? [],
    statuses: query.status ?? [],
    organisations: query.organisation ?? [],
  };
}
