import * as z from 'zod/mini';
import { allOrNone, queryText, queryLevel, queryPoint } from './query-values';
import { areaFields } from './area';
import { LONGEST_QUERY, QUERY_FORM } from '#core';

export const transitLine = z.object({ name: z.string(), color: z.string() });

/** GET /v2/places?q=, with what the person sees: its middle, and the map level (5 unless told). */
export const placesQuery = /* @__PURE__ */ z
  .object({
    q: queryText('검색어', QUERY_FORM, `${LONGEST_QUERY}자까지 쓸 수 있어요.`, '신림'),
    lat: z.optional(queryPoint().lat),
    lng: z.optional(queryPoint().lng),
    level: z.optional(queryLevel()),
  })
  .check(allOrNone({ lat: '위도', lng: '경도' }));
export type PlacesQuery = z.output<typeof placesQuery>;

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

/** GET /v2/areas/at and GET /v2/stops/near */
export const pointQuery = z.object(queryPoint());

/** GET /v2/areas/at. Null where no dong is known within reach. */
export const areaReply = z.object({
  item: z.nullable(z.object(areaFields)),
});

/** GET /v2/stops/near */
export const stopsReply = z.object({
  result: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['station', 'bus']),
      name: z.string(),
      lat: z.number(),
      lng: z.number(),
      lines: z.array(transitLine),
      walkMinutes: z.int().check(z.gte(0)),
    }),
  ),
  page: z.object({ next: z.null(), total: z.int() }),
});
