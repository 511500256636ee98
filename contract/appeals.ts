import * as z from 'zod/mini';

/** POST /v2/me/appeals */
export const appealReply = z.object({ item: z.object({ caseNumber: z.string() }) });
