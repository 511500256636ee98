import * as z from 'zod/mini';
import { SEARCH_KIND } from '#core';
import { noticeSummary } from './notices';
import { place } from './places';

/** GET /v2/search */
export const searchReply = z.object({
  result: z.array(
    z.union([
      z.object({ kind: z.literal(SEARCH_KIND.notice), notice: noticeSummary }),
      z.object({ kind: z.literal(SEARCH_KIND.place), place }),
    ]),
  ),
  page: z.object({ next: z.nullable(z.string()), total: z.int().check(z.gte(0)) }),
});
