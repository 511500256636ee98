import * as z from 'zod/mini';
import {
  BOARD,
  COMMENT_SORT,
  ID_FORM,
  LONGEST_SEARCH,
  MOST_POSTS_BY_ID,
  POST_SORT,
  SEARCH_FORM,
} from '#core';
import { queryCursor, queryIds, queryNumber, queryText, queryWord } from './query-values';

const limit = z._default(
  queryNumber('한 번에 받을 개수', { min: 1, max: 100, whole: true, example: 5 }),
  20,
);
const idOf = (label: string) => queryText(label, ID_FORM, '번호를 다시 확인해 주세요.', '1');

/** GET /v2/communities */
export const postListQuery = z.object({
  categoryTypeCode: z.optional(queryWord('게시판', BOARD)),
  q: z._default(
    queryText('검색어', SEARCH_FORM, `${String(LONGEST_SEARCH)}자까지 쓸 수 있어요.`, '보일러'),
    '',
  ),
  sort: z._default(queryWord('정렬', POST_SORT), POST_SORT.newest),
  limit,
  cursor: z.optional(queryCursor()),
});

/** GET /v2/communities/some */
export const somePostsQuery = z.object({ id: queryIds('글 아이디', MOST_POSTS_BY_ID) });

/** The path of a post, or of an article, and what is below it. */
export const communityParams = z.object({ id: idOf('글 아이디') });

/** GET /v2/communities/{id}/comments */
export const commentListQuery = z.object({
  parentId: z.optional(idOf('댓글 아이디')),
  sort: z._default(queryWord('정렬', COMMENT_SORT), COMMENT_SORT.oldest),
  limit,
  cursor: z.optional(queryCursor()),
});

/** The path of a comment, and of its like. */
export const commentParams = z.object({ id: idOf('댓글 아이디') });

/** The path of a block. */
export const blockParams = z.object({ memberId: idOf('회원 아이디') });
