import * as z from 'zod/mini';
import { ADDRESS_QUERY_FORM, LONGEST_ADDRESS_QUERY } from '#core';
import { queryText } from './query-values';

/** GET /v2/addresses?q= */
export const addressesQuery = z.object({
  q: queryText(
    '주소',
    ADDRESS_QUERY_FORM,
    `${LONGEST_ADDRESS_QUERY}자까지 쓸 수 있어요.`,
    '신림로 340',
  ),
});
