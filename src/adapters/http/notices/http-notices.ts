import type { output } from 'zod/mini';
import {
  asksNothing,
  isId,
  MOST_NOTICES_BY_ID,
  orderedNoticeFilter,
  type Cancellation,
  type Notice,
  type NoticeFilter,
  type NoticeListQuery,
  type NoticeSearch,
  type NoticeSummary,
  type NoticeTally,
  type Page,
} from '#core';
import {
  fewNoticesReply,
  noticeListReply,
  noticeReply,
  noticeTallyReply,
  weighedNoticesReply,
} from '#contract/notices';
import type { Params } from '../client/call';
import type { HttpClient } from '../client/http-client';
import { nullWhenNone } from '../client/null-when-none';

type WeighedPage = output<typeof weighedNoticesReply>;

/** {@link NoticeSearch} of the API. */
export class HttpNotices implements NoticeSearch {
  constructor(private readonly client: HttpClient) {}

  async list(query: NoticeListQuery, cancel?: Cancellation): Promise<Page<NoticeSummary>> {
    const { filter, q = '', closes, sort, limit, cursor } = query;
    const { result, page } = await this.client.get({
      path: '/v2/notices',
      params: {
        ...filterParams(filter),
        ...(!asksNothing(q) && { q }),
        ...(closes?.from && { closesFrom: closes.from }),
        ...(closes?.to && { closesTo: closes.to }),
        sort,
        limit,
        ...(cursor !== null && { cursor }),
      },
      reply: noticeListReply,
      cancel,
    });
    return { items: result, ...page };
  }

  async tally(filter: NoticeFilter, cancel?: Cancellation): Promise<NoticeTally> {
    const { item } = await this.client.get({
      path: '/v2/notices/tally',
      params: filterParams(filter),
      reply: noticeTallyReply,
      cancel,
    });
    return item;
  }

  async weighed(cancel?: Cancellation): Promise<readonly NoticeSummary[]> {
    const all: NoticeSummary[] = [];
    let cursor: string | null = null;
    do {
      const { result, page }: WeighedPage = await this.client.get({
        path: '/v2/notices/weighed',
        params: { ...(cursor !== null && { cursor }) },
        reply: weighedNoticesReply,
        cancel,
      });
      all.push(...result);
      cursor = page.next;
    } while (cursor !== null);
    return all;
  }

  async one(id: string, cancel?: Cancellation): Promise<Notice | null> {
    const path = `/v2/notices/${encodeURIComponent(id)}`;
    const found = await nullWhenNone(this.client.get({ path, reply: noticeReply, cancel }));
    return found?.item ?? null;
  }

  async some(ids: readonly string[], cancel?: Cancellation): Promise<readonly NoticeSummary[]> {
    // One malformed id would make the server refuse the whole question.
    const asked = [...new Set(ids)].slice(0, MOST_NOTICES_BY_ID).filter(isId);
    if (asked.length === 0) return [];
    const { result } = await this.client.get({
      path: '/v2/notices/some',
      params: { id: asked.join(',') },
      reply: fewNoticesReply,
      cancel,
    });
    return result;
  }
}

/** A filter written alike by whoever asks it: caches go by the text. What asks nothing is left out. */
function filterParams(filter: NoticeFilter): Params {
  const { areas, supplies, statuses, organisations } = orderedNoticeFilter(filter);
  return {
    ...(areas.length > 0 && { area: areas.join(',') }),
    ...(supplies.length > 0 && { supply: supplies.join(',') }),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    // A name may hold a comma.
    ...(organisations.length > 0 && { organisation: organisations }),
  };
}
