import {
  isId,
  MOST_POSTS_BY_ID,
  type Cancellation,
  type LikeState,
  type Page,
  type Post,
  type PostDraft,
  type PostListQuery,
  type Posts,
  type PostSummary,
} from '#core';
import {
  fewPostsReply,
  likeReply,
  postListReply,
  postReply,
  removedReply,
} from '#contract/communities';
import type { HttpClient } from '../client/http-client';
import { nullWhenNone } from '../client/null-when-none';

const pathOf = (id: string): string => `/v2/communities/${encodeURIComponent(id)}`;

/** {@link Posts} of the API. */
export class HttpPosts implements Posts {
  constructor(private readonly client: HttpClient) {}

  async list(query: PostListQuery, cancel?: Cancellation): Promise<Page<PostSummary>> {
    const { categoryTypeCode, q, sort, limit, cursor } = query;
    const { result, page } = await this.client.get({
      path: '/v2/communities',
      params: {
        ...(categoryTypeCode !== null && { categoryTypeCode }),
        ...(q.trim() !== '' && { q }),
        sort,
        limit,
        ...(cursor !== null && { cursor }),
      },
      reply: postListReply,
      cancel,
    });
    return { items: result, ...page };
  }

  async one(id: string, cancel?: Cancellation): Promise<Post | null> {
    const asked = this.client.get({ path: pathOf(id), reply: postReply, cancel });
    return (await nullWhenNone(asked))?.item ?? null;
  }

  async some(ids: readonly string[], cancel?: Cancellation): Promise<readonly PostSummary[]> {
    // One malformed id would make the server refuse the whole question.
    const asked = [...new Set(ids)].slice(0, MOST_POSTS_BY_ID).filter(isId);
    if (asked.length === 0) return [];
    const { result } = await this.client.get({
      path: '/v2/communities/some',
      params: { id: asked.join(',') },
      reply: fewPostsReply,
      cancel,
    });
    return result;
  }

  async write(draft: PostDraft, key: string): Promise<Post> {
    const { item } = await this.client.post({
      path: '/v2/communities',
      body: { ...draft },
      idempotencyKey: key,
      reply: postReply,
    });
    return item;
  }

  async change(id: string, draft: PostDraft, key: string): Promise<Post> {
    const { item } = await this.client.patch({
      path: pathOf(id),
      body: { ...draft },
      idempotencyKey: key,
      reply: postReply,
    });
    return item;
  }

  async remove(id: string): Promise<void> {
    await this.client.delete({ path: pathOf(id), reply: removedReply });
  }

  async like(id: string, liked: boolean, key?: string): Promise<LikeState> {
    const call = {
      path: `${pathOf(id)}/like`,
      ...(key !== undefined && { idempotencyKey: key }),
      reply: likeReply,
    };
    const { item } = liked
      ? await this.client.put({ ...call, body: {} })
      : await this.client.delete(call);
    return item;
  }
}
