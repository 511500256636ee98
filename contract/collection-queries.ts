import * as z from 'zod/mini';
import { COLLECTED, ID_FORM } from '#core';
import { allOrNone, queryText, queryWord, withExample } from './query-values';

const ID_WISH = '번호를 다시 확인해 주세요.';
const id = queryText('모음 아이디', ID_FORM, ID_WISH, '1');
const item = queryText('담은 것의 아이디', ID_FORM, ID_WISH, '1');
const kind = withExample(queryWord('담은 것의 종류', COLLECTED), COLLECTED.house);

/** GET /v2/collections: both, or neither. */
export const collectionsQuery = z
  .object({ kind: z.optional(kind), item: z.optional(item) })
  .check(allOrNone({ kind: '담은 것의 종류', item: '담은 것의 아이디' }));

/** The path of a collection. */
export const collectionParams = z.object({ id });

/** The path of something in a collection. */
export const collectedParams = z.object({ id, kind, item });

/** The path of somebody in a collection; `me` is oneself. */
export const collectionMemberParams = z.object({
  id,
  member: queryText('사람 아이디', ID_FORM, ID_WISH, 'me'),
});

/** The path of what a link opens. */
export const collectionCodeParams = z.object({
  code: queryText('링크', ID_FORM, '받은 링크를 다시 확인해 주세요.', 'c'),
});
