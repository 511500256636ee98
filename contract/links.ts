import * as z from 'zod/mini';
import { ID_FORM } from '#core';
import { queryText } from './query-values';

// Marked free of side effects: the built app reads answers only, and leaves the paths out.
/* @__NO_SIDE_EFFECTS__ */
const idOf = (example: string) =>
  z.object({ id: queryText('id', ID_FORM, '번호를 다시 확인해 주세요.', example) });

/** The id of a deal, or of a notification. */
export const itemId = idOf('sample-direct');

/** The id of an article or a post. */
export const communityId = idOf('sample-post');

/** GET /v1/noti-clusters/{id}; 404 where there is none. */
export const notiClusterReply = z.object({
  DATA: z.object({ NOTI_TARGET_CD: z.string(), LINK: z.string() }),
});

/** GET /v2/communities/{id} (spec/rules §7). */
export const communityReply = z.object({ item: z.object({ categoryTypeCode: z.string() }) });

/** GET /v2/deals/{id} (spec/rules §7). */
export const dealReply = z.object({ result: z.object({ dealType: z.enum(['direct', 'mate']) }) });
