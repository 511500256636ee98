import type { Author, PostHold } from './post';

/** How comments are ordered; replies stand under theirs, the oldest first. */
export const COMMENT_SORT = { oldest: 'oldest', newest: 'newest' } as const;
export type CommentSort = keyof typeof COMMENT_SORT;

/** Where a comment stands: below another one, or on the first level. */
export interface CommentPlace {
  readonly id: string;
  readonly parentId: string | null;
}

/** What somebody said about a post. Its text is plain. */
export interface Comment {
  readonly id: string;
  /** The comment that it answers; null where it answers the post. */
  readonly parentId: string | null;
  /** Null where the person has left, and where it was deleted. */
  readonly author: Author | null;
  /** Whom it answers by name, within a thread; null where nobody in particular. */
  readonly mention: Pick<Author, 'id' | 'nickname'> | null;
  /** Empty where it was deleted and only its replies hold its place (spec/readings R37). */
  readonly text: string;
  readonly isDeleted: boolean;
  readonly likes: number;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly hold: PostHold | null;
  readonly mine: { readonly liked: boolean; readonly isAuthor: boolean };
  /** The first level alone has them: at most FIRST_REPLIES come along. */
  readonly replies: readonly Comment[];
  /** How many there are in all. */
  readonly replyCount: number;
}

/** So many replies come along with their comment. */
export const FIRST_REPLIES = 3;

/** What a person says. */
export interface CommentDraft {
  readonly text: string;
  /** The comment of the first level that it stands under. */
  readonly parentId: string | null;
  /** The reply, or the comment, whose author is named. */
  readonly replyToId: string | null;
}
