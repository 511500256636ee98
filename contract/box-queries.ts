import * as z from 'zod/mini';
import { queryLatitude, queryLongitude } from './query-values';

export const BOX_LABELS = {
  swLat: '지도 남쪽 위도',
  swLng: '지도 서쪽 경도',
  neLat: '지도 북쪽 위도',
  neLng: '지도 동쪽 경도',
} as const;

/** All four of them, or none: then it is the whole country. The examples are a box around Seoul. */
export const box = {
  swLat: z.optional(queryLatitude(BOX_LABELS.swLat, 37.42)),
  swLng: z.optional(queryLongitude(BOX_LABELS.swLng, 126.76)),
  neLat: z.optional(queryLatitude(BOX_LABELS.neLat, 37.7)),
  neLng: z.optional(queryLongitude(BOX_LABELS.neLng, 127.19)),
};

/** Its corners, from the smaller to the larger. */
export const BOX_ORDER = [
  ['swLat', 'neLat', BOX_LABELS.neLat],
  ['swLng', 'neLng', BOX_LABELS.neLng],
] as const;

/** What a box looks like once a query has been read. */
export type BoxQuery = z.output<z.ZodMiniObject<typeof box>>;
