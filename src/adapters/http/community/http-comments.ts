import type {
  Cancellation,
  Comment,
  CommentDraft,
  CommentListQuery,
  Comments,
  LikeState,
  Page,
} from '#core';
import { commentListReply, commentReply, likeReply, removedReply } from '#contract/communities';
import type { HttpClient } from '../client/http-client';

const ofPost = (postId: string): string => `/v2/communities/${encodeURIComponent(postId)}/comments`;
const pathOf = (id: string): string => `/v2/comments/${encodeURIComponent(id)}`;

/** {@link Comments} of the API. */
export class HttpComments implements Comments {
  constructor(private readonly client: HttpClient) {}

  async list(query: CommentListQuery, cancel?: Cancellation): Promise<Page<Comment>> {
    const { postId, parentId, sort, limit, cursor } = query;
    const { result, page } = await this.client.get({
      path: ofPost(postId),
      params: {
        ...(parentId !== null && { parentId }),
        sort,
        limit,
        ...(cursor !== null && { cursor }),
      },
      reply: commentListReply,
      cancel,
    });
    return { items: result, ...page };
  }

  async write(postId: string, draft: CommentDraft, key: string): Promise<Comment> {
    const { item } = await this.client.post({
      path: ofPost(postId),
      body: { ...draft },
      idempotencyKey: key,
      reply: commentReply,
    });
    return item;
  }

  async change(id: string, text: string, key: string): Promise<Comment> {
    const { item } = await this.client.patch({
      path: pathOf(id),
      body: { text },
      idempotencyKey: key,
      reply: commentReply,
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
