import * as z from 'zod/mini';
import { NEARBY_CATEGORY } from '#core';

/** The rows of Kakao's category search: `x` is the longitude, `y` the latitude, all of it texts. */
export const nearbyReply = z.object({
  result: z.array(
    z.object({
      id: z.string(),
      place_name: z.string(),
      category_group_code: z.enum(NEARBY_CATEGORY),
      x: z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/)),
      y: z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/)),
      /** Metres from the point asked about. */
      distance: z.string().check(z.regex(/^\d+$/)),
    }),
  ),
  page: z.object({ next: z.null(), total: z.int() }),
});
