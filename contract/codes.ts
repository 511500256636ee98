import * as z from 'zod/mini';

/** GET /v2/codes: the lists that were asked for. */
const codes = z.optional(z.array(z.object({ code: z.string(), name: z.string() })));

export const codesReply = z.object({
  result: z.object({ DISCOUNT: codes, HOUTP: codes, GENDR: codes, SUPLY: codes }),
});
