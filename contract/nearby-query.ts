import * as z from 'zod/mini';
import { NEARBY_CATEGORY, NEARBY_RADIUS } from '#core';
import { queryNumber, queryWord } from './query-values';

/** GET /v2/places/nearby?category=&lat=&lng=&radius= */
export const nearbyQuery = z.object({
  category: queryWord('시설 종류', NEARBY_CATEGORY),
  lat: queryNumber('위도', { min: -90, max: 90, whole: false }),
  lng: queryNumber('경도', { min: -180, max: 180, whole: false }),
  /** Metres, as far as Kakao's category search takes them. */
  radius: z._default(queryNumber('반경', { min: 1, max: 20_000, whole: true }), NEARBY_RADIUS),
});
