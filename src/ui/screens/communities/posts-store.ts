import type { Cancellation, Page, Posts, PostSummary } from '#core';
import { askPages, PAGE, PagedList, type ReadyList } from '../../stores/paged-list';
import { isSameList, questionKey, type PostsQuestion } from './posts-question';

export type ReadyPosts = ReadyList<PostsQuestion, PostSummary>;

/** Posts by the question of the address. */
export type PostsStore = PagedList<PostsQuestion, PostSummary, ReadyPosts>;

/** Asks for a page of a list. */
function askPage(
  posts: Pick<Posts, 'list'>,
  { board, sort, q }: PostsQuestion,
  { cursor, limit = PAGE }: { readonly cursor: string | null; readonly limit?: number },
  cancel?: Cancellation,
): Promise<Page<PostSummary>> {
  return posts.list({ categoryTypeCode: board, sort, q, limit, cursor }, cancel);
}

/** Asks for a list as it is with its first page, or with as many posts as were there before. */
export async function askPosts(
  posts: Pick<Posts, 'list'>,
  question: PostsQuestion,
  cancel?: Cancellation,
  least?: number,
): Promise<ReadyPosts> {
  const { items, total, next } = await askPages(
    (asked) => askPage(posts, question, asked, cancel),
    least,
  );
  return { kind: 'ready', question, items, total, next, more: 'idle' };
}

/** `kept` is what was shown before, on the way back to it; `heard` is told of what is answered. */
export const postsStore = (
  posts: Pick<Posts, 'list'>,
  heard: (posts: readonly PostSummary[]) => void,
  kept?: ReadyPosts,
): PostsStore =>
  new PagedList(
    {
      ask: (question, cancel, least) => askPosts(posts, question, cancel, least),
      askPage: ({ question }, cursor, cancel) => askPage(posts, question, { cursor }, cancel),
      keyOf: questionKey,
      isSameList,
      heard,
    },
    kept,
  );
