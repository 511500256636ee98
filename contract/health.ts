import * as z from 'zod/mini';

/** GET /healthz and GET /readyz, for whoever watches over the server. */
export const healthReply = z.object({ status: z.enum(['ok', 'unavailable']) });
