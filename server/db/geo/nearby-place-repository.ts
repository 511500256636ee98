import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  boxAround,
  distanceMetres,
  NEARBY_CATEGORY,
  NEARBY_LIMIT,
  nearestTo,
  type LatLng,
  type NearbyPlace,
  type NearbyPlaces,
} from '#core';
import type { Database } from '../database';
import { haversineFrom } from './distance-sql';
import { places, nearbyPlaces } from '../schema/places';

/** Two stations of one name are the same one when they are no farther apart. */
const SAME_STATION_METRES = 500;

type NearbyQuery = Parameters<NearbyPlaces['near']>[0];

/** A place whose distance is still to be measured. */
type Facility = Omit<NearbyPlace, 'distance'>;

/**
 * Facilities around a point: what imports and the sample brought, and of stations also those that
 * the product knows itself (known-places.ts), unless an import brought the same one.
 */
export class NearbyPlaceRepository implements NearbyPlaces {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Within the radius, nearest first, at most {@link NEARBY_LIMIT}. */
  async near(query: NearbyQuery): Promise<NearbyPlace[]> {
    const listed = await this.listed(query);
    const known = query.category === NEARBY_CATEGORY.SUBWAY ? await this.stations(query) : [];
    const missing = known.filter((station) => !listed.some((one) => isSameStation(one, station)));
    const found = [...listed, ...missing];
    return nearestTo(query.at, found, { metres: query.radius, most: NEARBY_LIMIT });
  }

  private async listed({ category, at, radius }: NearbyQuery): Promise<Facility[]> {
    const { source, number, name, lat, lng } = nearbyPlaces;
    const rows = await this.database.db
      .select({ source, number, name, lat, lng })
      .from(nearbyPlaces)
      .where(and(eq(nearbyPlaces.category, category), isListedAround(at, radius)))
      // In a large circle of a city more are found than should ever leave the database.
      .orderBy(haversineFrom(at, { lat, lng }), source, number)
      .limit(NEARBY_LIMIT);
    return rows.map((row) => ({
      id: `${row.source}:${row.number}`,
      category,
      name: row.name,
      lat: row.lat,
      lng: row.lng,
    }));
  }

  private async stations({ category, at, radius }: NearbyQuery): Promise<Facility[]> {
    const { id, name, lat, lng } = places;
    const box = boxAround(at, radius);
    const rows = await this.database.db
      .select({ id, name, lat, lng })
      .from(places)
      .where(
        and(
          eq(places.kind, 'station'),
          sql`${lat} between ${box.swLat} and ${box.neLat}`,
          sql`${lng} between ${box.swLng} and ${box.neLng}`,
        ),
      )
      .orderBy(id);
    return rows.map((station) => ({ ...station, category }));
  }
}

/** A country has hundreds of thousands of facilities, which stand in an index. */
function isListedAround(at: LatLng, metres: number): SQL {
  const box = boxAround(at, metres);
  return sql`point(${nearbyPlaces.lng}, ${nearbyPlaces.lat})
    <@ box(point(${box.swLng}, ${box.swLat}), point(${box.neLng}, ${box.neLat}))`;
}

function isSameStation(a: Facility, b: Facility): boolean {
  return bareName(a.name) === bareName(b.name) && distanceMetres(a, b) <= SAME_STATION_METRES;
}

/** 신림 of 신림역, 신림(서울대)역 and `신림역 2호선`. */
function bareName(name: string): string {
  const [first = ''] = name.replace(/\(.*?\)/g, '').split(' ');
  return first.replace(/역$/, '');
}
