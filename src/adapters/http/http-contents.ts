import {
  isId,
  MOST_CONTENTS_BY_ID,
  type Cancellation,
  type Content,
  type ContentListQuery,
  type Contents,
  type ContentSummary,
  type ContentTopic,
  type Page,
} from '#core';
import {
  contentListReply,
  contentReply,
  contentTopicsReply,
  fewContentsReply,
} from '#contract/contents';
import type { HttpClient } from './client/http-client';
import { nullWhenNone } from './client/null-when-none';

/** {@link Contents} of the API. */
export class HttpContents implements Contents {
  constructor(private readonly client: HttpClient) {}

  async list(query: ContentListQuery, cancel?: Cancellation): Promise<Page<ContentSummary>> {
    const { tag, limit, cursor } = query;
    const { result, page } = await this.client.get({
      path: '/v2/contents',
      params: { ...(tag !== null && { tag }), limit, ...(cursor !== null && { cursor }) },
      reply: contentListReply,
      cancel,
    });
    return { items: result, ...page };
  }

  async one(id: string, cancel?: Cancellation): Promise<Content | null> {
    const path = `/v2/contents/${encodeURIComponent(id)}`;
    const found = await nullWhenNone(this.client.get({ path, reply: contentReply, cancel }));
    return found?.item ?? null;
  }

  async some(ids: readonly string[], cancel?: Cancellation): Promise<readonly ContentSummary[]> {
    // One malformed id would make the server refuse the whole question.
    const asked = [...new Set(ids)].slice(0, MOST_CONTENTS_BY_ID).filter(isId);
    if (asked.length === 0) return [];
    const { result } = await this.client.get({
      path: '/v2/contents/some',
      params: { id: asked.join(',') },
      reply: fewContentsReply,
      cancel,
    });
    return result;
  }

  async topics(cancel?: Cancellation): Promise<readonly ContentTopic[]> {
    const { result } = await this.client.get({
      path: '/v2/contents/topics',
      reply: contentTopicsReply,
      cancel,
    });
    return result;
  }
}
