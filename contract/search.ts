import * as z from 'zod/mini';
import { SEARCH_KIND } from '#core';
import { noticeSummary } from './notices';

/** GET /v2/search */
export const searchReply = z.object({
  result: z.array(z.object({ kind: z.enum(SEARCH_KIND), notice: noticeSummary })),
  page: z.object({ next: z.nullable(z.string()), total: z.int().check(z.gte(0)) }),
});
