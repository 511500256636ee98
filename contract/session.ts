import * as z from 'zod/mini';

/** The person behind a session; a visitor's has no ID. */
export const sessionData = z.object({
  ID: z.exactOptional(z.nullable(z.union([z.string(), z.number()]))),
  SIGN_UP_YN: z.exactOptional(z.string()),
  NICKNAME: z.exactOptional(z.string()),
  CERT_YN: z.exactOptional(z.string()),
  SNS_TYPE_CDS: z.exactOptional(z.array(z.string())),
});

/** GET /v1/session: always 200; a visitor's DATA is empty (spec/readings R14). */
export const sessionReply = z.object({ DATA: sessionData });

/** A call of spec/rules §7 that answers with nothing but its status. */
export const emptyReply = z.object({ DATA: z.object({}) });

/** What a client reads of such an answer: its status, and that it is JSON. */
export const statusReply = z.object({});
