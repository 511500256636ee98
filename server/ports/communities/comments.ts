import type { Comment, CommentListQuery, LikeState, Page, Result } from '#core';
import type { Sending } from '../sending';
import type { PostRefusal, WriterRecord } from './posts';

/** A comment as the database holds it. */
export interface CommentRecord extends Omit<Comment, 'author' | 'replies'> {
  readonly author: WriterRecord | null;
  readonly replies: readonly CommentRecord[];
}

/** A comment as it is written. */
export interface CommentToKeep {
  readonly text: string;
  readonly parentId: string | null;
  readonly replyToId: string | null;
}

/** `no-parent`: there is no such comment of the first level. `no-reply-to`: nor one in its thread. */
export type CommentRefusal = PostRefusal | 'no-parent' | 'no-reply-to';

/** Comments as they are stored; `reader` is as in {@link StoredPosts}. */
export interface StoredComments {
  /** @throws BadCursorError for a cursor that this question never gave. */
  list(
    query: CommentListQuery,
    reader: number | null,
  ): Promise<Result<Page<CommentRecord>, 'none' | 'gone' | 'no-parent'>>;
  one(id: string, reader: number | null): Promise<CommentRecord | null>;
  /** Answers its id. */
  write(
    author: number,
    postId: string,
    comment: CommentToKeep,
    sending: Sending,
  ): Promise<Result<string, CommentRefusal>>;
  change(
    author: number,
    id: string,
    text: string,
    sending: Sending,
  ): Promise<Result<string, CommentRefusal>>;
  /** Deleted twice it stays deleted. */
  remove(author: number, id: string): Promise<Result<null, CommentRefusal>>;
  /** Under a key that was used before nothing is set again; what stands by now is answered. */
  like(
    member: number,
    id: string,
    liked: boolean,
    sending?: Sending,
  ): Promise<Result<LikeState, CommentRefusal>>;
}
