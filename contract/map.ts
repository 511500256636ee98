import * as z from 'zod/mini';
import { areaFields } from './area';

const degrees = z.number();
const box = z.object({ swLat: degrees, swLng: degrees, neLat: degrees, neLng: degrees });

/** GET /v2/map/dongs/{code}; 404 for a code that is no dong. */
export const dongReply = z.object({
  item: z.object({
    ...areaFields,
    lat: degrees,
    lng: degrees,
    level: z.int().check(z.gte(1), z.lte(14)),
    bounds: z.nullable(box),
    offered: z.nullable(box),
  }),
});
