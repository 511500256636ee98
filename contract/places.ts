import * as z from 'zod/mini';
import { areaFields } from './area';

export const transitLine = z.object({ name: z.string(), color: z.string() });

/** What is searched for by its name. */
export const place = z.object({
  id: z.string(),
  kind: z.enum(['area', 'station', 'university']),
  name: z.string(),
  detail: z.string(),
  lat: z.number(),
  lng: z.number(),
  level: z.int().check(z.gte(1), z.lte(14)),
  lines: z.array(transitLine),
});

export const placesReply = z.object({
  result: z.array(place),
  page: z.object({ next: z.null(), total: z.int() }),
});

/** GET /v2/areas/at. Null where no dong is known within reach. */
export const areaReply = z.object({
  item: z.nullable(z.object(areaFields)),
});

/** GET /v2/areas */
export const areasReply = z.object({
  result: z.array(z.object({ code: areaFields.dongliCode, name: z.string() })),
  page: z.object({ next: z.null(), total: z.int() }),
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
