import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  boxAround,
  walkMinutes,
  type LatLng,
  type TransitStop,
  nearestTo,
  STOPS_NEAR,
} from '#core';
import type { Queries } from '../database';
import { busStops, places } from '../schema/places';

/** Stations within 1.5 km, at most 3, then bus stops within 500 m, at most 4; nearest first. */
export async function stopsNear(db: Queries, at: LatLng): Promise<TransitStop[]> {
  const { id, name, lat, lng, lines } = places;
  const { station, bus } = STOPS_NEAR;
  const stations = await db
    .select({ id, name, lat, lng, lines })
    .from(places)
    .where(and(eq(places.kind, 'station'), isAround(at, station.metres)))
    .orderBy(id);
  const buses = await db
    .select()
    .from(busStops)
    .where(isBusAround(at, bus.metres))
    .orderBy(busStops.source, busStops.number);
  return [
    ...nearestTo(at, stations, station).map(({ distance, ...stop }) => ({
      ...stop,
      kind: 'station' as const,
      walkMinutes: walkMinutes(distance),
    })),
    ...nearestTo(at, buses, bus).map(({ distance, source, number, ...stop }) => ({
      ...stop,
      id: `bus-${source}-${number}`,
      kind: 'bus' as const,
      lines: [],
      walkMinutes: walkMinutes(distance),
    })),
  ];
}

/** Some hundred places: the box only keeps most of them off the way. */
function isAround(at: LatLng, metres: number): SQL {
  const box = boxAround(at, metres);
  return sql`(${places.lat} between ${box.swLat} and ${box.neLat}
    and ${places.lng} between ${box.swLng} and ${box.neLng})`;
}

/** A country has hundreds of thousands of stops, which stand in an index. */
function isBusAround(at: LatLng, metres: number): SQL {
  const box = boxAround(at, metres);
  return sql`point(${busStops.lng}, ${busStops.lat})
    <@ box(point(${box.swLng}, ${box.swLat}), point(${box.neLng}, ${box.neLat}))`;
}
