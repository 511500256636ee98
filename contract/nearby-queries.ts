import * as z from 'zod/mini';
import { NEARBY_CATEGORY, NEARBY_RADIUS } from '#core';
import { queryNumber, queryPoint, queryWord } from './query-values';

/** GET /v2/places/nearby?category=&lat=&lng=&radius= */
export const nearbyQuery = z.object({
  category: queryWord('시설 종류', NEARBY_CATEGORY),
  ...queryPoint(),
  /** Metres, as far as Kakao's category search takes them. */
  radius: z._default(
    queryNumber('반경', { min: 1, max: 20_000, whole: true, example: 1000 }),
    NEARBY_RADIUS,
  ),
});
