import { and, eq, sql, type SQL } from 'drizzle-orm';
import { distanceMetres, walkMinutes, type LatLng, type TransitStop } from '#core';
import type { Queries } from '../database';
import { busStops, places } from '../schema/places';
import { boxAround } from '../../shared/world-grid';

const REACH = { station: 1500, bus: 500 } as const;
const MOST = { station: 3, bus: 4 } as const;

/** Stations within 1.5 km, at most 3, then bus stops within 500 m, at most 4; nearest first. */
export async function stopsNear(db: Queries, at: LatLng): Promise<TransitStop[]> {
  const { id, name, lat, lng, lines } = places;
  const stations = await db
    .select({ id, name, lat, lng, lines })
    .from(places)
    .where(and(eq(places.kind, 'station'), isAround(at, REACH.station)))
    .orderBy(id);
  const buses = await db
    .select()
    .from(busStops)
    .where(isBusAround(at, REACH.bus))
    .orderBy(busStops.source, busStops.number);
  return [
    ...nearestFirst(stations, at, REACH.station)
      .slice(0, MOST.station)
      .map(({ metres, ...station }) => ({
        ...station,
        kind: 'station' as const,
        walkMinutes: walkMinutes(metres),
      })),
    ...nearestFirst(buses, at, REACH.bus)
      .slice(0, MOST.bus)
      .map(({ metres, source, number, ...stop }) => ({
        ...stop,
        id: `bus-${source}-${number}`,
        kind: 'bus' as const,
        lines: [],
        walkMinutes: walkMinutes(metres),
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

function nearestFirst<One extends LatLng>(
  list: readonly One[],
  at: LatLng,
  within: number,
): (One & { readonly metres: number })[] {
  return list
    .map((one) => ({ ...one, metres: distanceMetres(at, one) }))
    .filter(({ metres }) => metres <= within)
    .sort((a, b) => a.metres - b.metres);
}
