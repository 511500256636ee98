import * as z from 'zod/mini';
import { transitLine } from './places';

const day = z.string().check(z.regex(/^\d{8}$/));

/** A picture of a room in three sizes of 4:3, as signed links. */
export const photo = z.object({ small: z.string(), medium: z.string(), large: z.string() });

export const floor = z.union([
  z.object({ kind: z.literal('GROUND'), number: z.int(), total: z.int() }),
  z.object({ kind: z.enum(['HALF_BASEMENT', 'ROOFTOP']), number: z.null(), total: z.int() }),
]);

export const moveIn = z.union([
  z.object({ kind: z.enum(['NOW', 'NEGOTIABLE']), day: z.null() }),
  z.object({ kind: z.literal('DAY'), day }),
]);

/** The nearest station and the way there; null where none is near. */
export const stationWalk = z.nullable(
  z.object({
    name: z.string(),
    lines: z.array(transitLine),
    walkMinutes: z.int().check(z.gte(0)),
  }),
);

const point = { lat: z.number(), lng: z.number() };

/** Several rooms on a map that are too close to tell apart. */
export const clusterMark = z.object({
  kind: z.literal('cluster'),
  id: z.string(),
  ...point,
  count: z.int().check(z.gte(0)),
  bounds: z.object({
    swLat: z.number(),
    swLng: z.number(),
    neLat: z.number(),
    neLng: z.number(),
  }),
});
