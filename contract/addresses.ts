import * as z from 'zod/mini';
import { areaFields } from './area';

/** GET /v2/addresses */
export const addressesReply = z.object({
  result: z.array(
    z.object({
      road: z.string(),
      lot: z.string(),
      building: z.nullable(z.string()),
      zip: z.string().check(z.regex(/^\d{5}$/)),
      ...areaFields,
      lat: z.number(),
      lng: z.number(),
    }),
  ),
  page: z.object({ next: z.null(), total: z.int() }),
});
