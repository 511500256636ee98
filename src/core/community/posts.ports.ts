import type { Cancellation } from '../shared/abort';
import type { Page } from '../shared/page';
import type { Comment, CommentDraft, CommentSort } from './comment';
import type { BoardCode, Post, PostDraft, PostSort, PostSummary } from './post';

/** No more posts than these are answered by id at once. */
export const MOST_POSTS_BY_ID = 60;

export interface PostListQuery {
  /** Null for all boards. */
  readonly categoryTypeCode: BoardCode | null;
  /** Words that a post holds, as they were typed; blank asks nothing. */
  readonly q: string;
  readonly sort: PostSort;
  /** 1 to 100. */
  readonly limit: number;
  readonly cursor: string | null;
}

/** How a like stands after it was set. */
export interface LikeState {
  readonly liked: boolean;
  readonly likes: number;
}

/**
 * What members write (spec/readings R35–R39). Nobody is shown a post of a person whom they blocked or
 * who blocked them, nor one that is held or hidden, but its author. Every method rejects with an
 * AppError, a write with `not-found` where there is nothing that the person may see, and with `refused`
 * and the field where a rule is broken; an aborted one with an AbortError. A `key` names a write: sent
 * again, after a dead network or by a double tap, it is the same write.
 */
export interface Posts {
  /** A page is never longer than `limit`; the last has no `next`. */
  list(query: PostListQuery, cancel?: Cancellation): Promise<Page<PostSummary>>;
  /** Null where there is none that the person may see; so where it was deleted. */
  one(id: string, cancel?: Cancellation): Promise<Post | null>;
  /** In the order asked for, at most MOST_POSTS_BY_ID; those that may not be seen are left out. */
  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly PostSummary[]>;
  write(draft: PostDraft, key: string): Promise<Post>;
  /** Its author alone may. */
  change(id: string, draft: PostDraft, key: string): Promise<Post>;
  /** Its author alone may; deleted twice it stays deleted. */
  remove(id: string): Promise<void>;
  /** Under a key that was used before nothing is set again: how it stands by now is answered. */
  like(id: string, liked: boolean, key?: string): Promise<LikeState>;
}

export interface CommentListQuery {
  readonly postId: string;
  /** The comment whose replies are asked for; null for the first level. */
  readonly parentId: string | null;
  readonly sort: CommentSort;
  /** 1 to 100. */
  readonly limit: number;
  readonly cursor: string | null;
}

/** What members say about posts. Who sees what, and how a method rejects, is as in {@link Posts}. */
export interface Comments {
  /** `total` counts what is seen on both levels. */
  list(query: CommentListQuery, cancel?: Cancellation): Promise<Page<Comment>>;
  write(postId: string, draft: CommentDraft, key: string): Promise<Comment>;
  change(id: string, text: string, key: string): Promise<Comment>;
  remove(id: string): Promise<void>;
  /** Under a key that was used before nothing is set again: how it stands by now is answered. */
  like(id: string, liked: boolean, key?: string): Promise<LikeState>;
}

/** Somebody whom a person blocked. */
export interface BlockedMember {
  readonly id: string;
  readonly nickname: string;
  /** As {@link Author.image}. */
  readonly image: string;
  /** ISO 8601 with zone. */
  readonly blockedAt: string;
}

/** Whom the person who is signed in does not want to meet (spec/readings R38). */
export interface Blocks {
  /** The newest first, all of them. */
  list(cancel?: Cancellation): Promise<readonly BlockedMember[]>;
  /**
   * Done twice it is as done once; oneself cannot be blocked (`refused`). What was opened to them alone,
   * a place or a number, is closed for good: unblocking them does not open it again.
   */
  block(memberId: string): Promise<void>;
  unblock(memberId: string): Promise<void>;
}
