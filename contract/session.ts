import * as z from 'zod/mini';

/** GET /v1/session: always 200; a visitor's DATA is empty (readings.md R14). */
export const sessionReply = z.object({
  DATA: z.object({
    ID: z.exactOptional(z.nullable(z.union([z.string(), z.number()]))),
    SIGN_UP_YN: z.exactOptional(z.string()),
  }),
});
