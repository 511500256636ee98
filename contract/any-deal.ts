import * as z from 'zod/mini';
import { direct, directSummary } from './deals';
import { mate, mateSummary } from './mates';

const count = z.int().check(z.gte(0));

/** GET /v2/deals */
export const dealListReply = z.object({
  result: z.array(z.union([directSummary, mateSummary])),
  page: z.object({ next: z.nullable(z.string()), total: count, version: z.string() }),
});

/** GET /v2/deals/some */
export const fewDealsReply = z.object({ result: z.array(z.union([directSummary, mateSummary])) });

/** GET /v2/deals/{id} (spec/rules §7: `result.dealType`). */
export const dealReply = z.object({ result: z.union([direct, mate]) });

/** POST /v2/deals and PATCH of one. */
export const dealItemReply = z.object({ item: z.union([direct, mate]) });
