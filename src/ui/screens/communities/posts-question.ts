import type { PostListAddress } from '#core';

/** What the world is asked for a list of posts, and by whom: held ones are seen by their author alone. */
export interface PostsQuestion extends PostListAddress {
  readonly reader: string | null;
}

/** One text for all questions with the same answer. */
export const questionKey = ({ board, sort, q, reader }: PostsQuestion): string =>
  JSON.stringify([board, sort, q, reader]);

/** Whether two lists are the same one, as two readers see it. */
export const isSameList = (a: PostsQuestion, b: PostsQuestion): boolean =>
  questionKey({ ...a, reader: null }) === questionKey({ ...b, reader: null });
