import * as z from 'zod/mini';
import { LONGEST_QUERY, QUERY_FORM } from '#core';
import { allOrNone, queryLevel, queryPoint, queryText } from './query-values';

/** GET /v2/places?q=, with what the person sees: its middle, and the map level (5 unless told). */
export const placesQuery = z
  .object({
    q: queryText('검색어', QUERY_FORM, `${LONGEST_QUERY}자까지 쓸 수 있어요.`, '신림'),
    lat: z.optional(queryPoint().lat),
    lng: z.optional(queryPoint().lng),
    level: z.optional(queryLevel()),
  })
  .check(allOrNone({ lat: '위도', lng: '경도' }));
export type PlacesQuery = z.output<typeof placesQuery>;

/** GET /v2/areas/at and GET /v2/stops/near */
export const pointQuery = z.object(queryPoint());
