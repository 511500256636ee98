import * as z from 'zod/mini';
import { SEARCH_KIND } from '#core';
import { postSummary } from './communities';
import { contentSummary } from './contents';
import { directSummary } from './deals';
import { mateSummary } from './mates';
import { noticeSummary } from './notices';
import { place } from './places';

/** GET /v2/search */
export const searchReply = z.object({
  result: z.array(
    z.union([
      z.object({ kind: z.literal(SEARCH_KIND.notice), notice: noticeSummary }),
      z.object({ kind: z.literal(SEARCH_KIND.place), place }),
      z.object({
        kind: z.literal(SEARCH_KIND.post),
        post: postSummary,
        said: z.string(),
        /** The comment that is quoted, where the post does not hold the words itself. */
        comment: z.nullable(z.object({ id: z.string(), parentId: z.nullable(z.string()) })),
      }),
      z.object({ kind: z.literal(SEARCH_KIND.content), content: contentSummary, said: z.string() }),
      z.object({
        kind: z.literal(SEARCH_KIND.deal),
        deal: z.union([directSummary, mateSummary]),
        said: z.string(),
      }),
    ]),
  ),
  page: z.object({
    next: z.nullable(z.string()),
    total: z.int().check(z.gte(0)),
    corrected: z.nullable(z.string()),
  }),
});
