import * as z from 'zod/mini';
import { queryText } from './query-values';

export const transitLine = z.object({ name: z.string(), color: z.string() });

/** GET /v2/places?q= */
export const placesQuery = z.object({
  q: queryText('검색어', /^.{0,100}$/su, '100자까지 쓸 수 있어요.'),
});

export const placesReply = z.object({
  result: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['area', 'station', 'university']),
      name: z.string(),
      detail: z.string(),
      lat: z.number(),
      lng: z.number(),
      level: z.int().check(z.gte(1), z.lte(14)),
      lines: z.array(transitLine),
    }),
  ),
  page: z.object({ next: z.null(), total: z.int() }),
});
