import * as z from 'zod/mini';
import { ID_FORM, MOST_CONTENTS_BY_ID, MOST_TAG } from '#core';
import { queryCursor, queryIds, queryNumber, queryText } from './query-values';

/** Any text that is no longer than a tag: of one that is none there are no articles. */
const TAG_ASKED = new RegExp(`^[^\\x00-\\x1f]{1,${String(MOST_TAG)}}$`, 'u');

/** GET /v2/contents */
export const contentListQuery = z.object({
  tag: z.optional(queryText('태그', TAG_ASKED, `${String(MOST_TAG)}자까지 보내 주세요.`, '계약')),
  limit: z._default(
    queryNumber('한 번에 받을 개수', { min: 1, max: 100, whole: true, example: 5 }),
    20,
  ),
  cursor: z.optional(queryCursor()),
});

/** GET /v2/contents/some */
export const someContentsQuery = z.object({ id: queryIds('글 아이디', MOST_CONTENTS_BY_ID) });

/** The path of GET /v2/contents/{id} */
export const contentParams = z.object({
  id: queryText('글 아이디', ID_FORM, '영문, 숫자, -, _ 64자까지 쓸 수 있어요.', 'contract-day'),
});
