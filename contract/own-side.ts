import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** What the owner of a deal is told of who looks at it and asks, and never who. */
export const ownSide = {
  views: count,
  week: z.array(count),
  zzims: count,
  contacts: z.object({ SMS: count, TEL: count, CHAT: count }),
  isSaidGone: z.boolean(),
  isHiddenByOwner: z.boolean(),
};
