import * as z from 'zod/mini';
import { ID_FORM } from '#core';

/** The id of an item of a link. */
export const itemId = z.object({
  id: z.string().check(z.regex(ID_FORM, { error: 'id: 번호를 다시 확인해 주세요.' })),
});

/** GET /v1/noti-clusters/{id}; 404 where there is none. */
export const notiClusterReply = z.object({
  DATA: z.object({ NOTI_TARGET_CD: z.string(), LINK: z.string() }),
});

/** GET /v2/communities/{id} (product.md §7). */
export const communityReply = z.object({ item: z.object({ categoryTypeCode: z.string() }) });

/** GET /v2/deals/{id} (product.md §7). */
export const dealReply = z.object({ result: z.object({ dealType: z.enum(['direct', 'mate']) }) });
