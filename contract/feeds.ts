import * as z from 'zod/mini';
import { FEED_TYPE } from '#core';

const text = z.string();

/** GET /v2/feeds */
export const feedReply = z.object({
  result: z.array(
    z.object({
      /** What it is of (spec/rules §3.10). */
      type: z.enum(FEED_TYPE),
      id: text,
      title: text,
      /** One or two sentences, or the first words. */
      summary: text,
      /** Where it is read. */
      path: text,
      /** ISO 8601 with zone. */
      at: text,
      isExample: z.boolean(),
    }),
  ),
  page: z.object({ next: z.null(), total: z.int().check(z.gte(0)) }),
});
