import * as z from 'zod/mini';
import { ID_FORM } from '#core';
import { queryText } from './query-values';

const idOf = (example: string) =>
  z.object({ id: queryText('id', ID_FORM, '번호를 다시 확인해 주세요.', example) });

/** The id of a deal, or of a notification. */
export const itemId = idOf('sample-direct');

/** The id of an article or a post. */
export const communityId = idOf('sample-post');
