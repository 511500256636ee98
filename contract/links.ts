import * as z from 'zod/mini';

/** GET /v1/noti-clusters/{id}; 404 where there is none. */
export const notiClusterReply = z.object({
  DATA: z.object({ NOTI_TARGET_CD: z.string(), LINK: z.string() }),
});

/** GET /v2/communities/{id} (spec/rules §7). */
export const communityReply = z.object({ item: z.object({ categoryTypeCode: z.string() }) });

/** GET /v2/deals/{id} (spec/rules §7). */
export const dealReply = z.object({ result: z.object({ dealType: z.enum(['direct', 'mate']) }) });
