import * as z from 'zod/mini';
import { FEED_TYPE } from '#core';
import { queryNumber, queryWord } from './query-values';

/** GET /v2/feeds */
export const feedQuery = z.object({
  type: z._default(queryWord('피드 종류', FEED_TYPE), FEED_TYPE.MAGAZINE),
  limit: z._default(queryNumber('받을 개수', { min: 1, max: 30, whole: true, example: 5 }), 10),
});
