import * as z from 'zod/mini';
import { ID_FORM } from '#core';
import { queryText } from './query-values';

/** The id of a notification. */
export const itemId = z.object({
  id: queryText('id', ID_FORM, '번호를 다시 확인해 주세요.', 'sample-direct'),
});
