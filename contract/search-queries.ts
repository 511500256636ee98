import * as z from 'zod/mini';
import { LONGEST_SEARCH, SEARCH_FORM, SEARCH_KIND } from '#core';
import { queryCursor, queryNumber, queryText, queryWord } from './query-values';

/** GET /v2/search?q=&kind= */
export const searchQuery = z.object({
  q: queryText('검색어', SEARCH_FORM, `${String(LONGEST_SEARCH)}자까지 쓸 수 있어요.`, '청년'),
  kind: queryWord('종류', SEARCH_KIND),
  limit: z._default(
    queryNumber('한 번에 받을 개수', { min: 1, max: 100, whole: true, example: 5 }),
    20,
  ),
  cursor: z.optional(queryCursor()),
});
