import { eq, sql } from 'drizzle-orm';
import { initialsOf, matchRank, type Area, type LatLng, type Place, type TransitStop } from '#core';
import type { Database, Queries } from './database';
import { areaAt, stopsNear } from './place-surroundings';
import { places } from './schema';

/** Areas, stations and universities by name, and what is around a point. */
export class PlaceRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /**
   * At most `limit` places, best match first, by the core's `matchRank`; a station is matched
   * exactly without its 역, too. Among equals stations, universities, areas; then what the map
   * shows wider, then the shorter name.
   */
  async search(query: string, limit: number): Promise<Place[]> {
    const asked = initialsForm(query);
    // No text of the database holds a NUL, and none may be sent to it.
    if (asked === '' || asked.includes('\0')) return [];
    // Whatever matches has the query's initials somewhere. position() gives no letter of the query
    // a second meaning, as LIKE would.
    const candidates = await this.database.db
      .select({
        id: places.id,
        kind: places.kind,
        name: places.name,
        detail: places.detail,
        lat: places.lat,
        lng: places.lng,
        level: places.level,
        lines: places.lines,
      })
      .from(places)
      .where(sql`position(${asked} in ${places.initials}) > 0`)
      .orderBy(places.id);
    return candidates
      .map((place) => ({ place, rank: rankOf(place, query) }))
      .filter((found): found is Ranked => found.rank !== null)
      .sort(byRank)
      .slice(0, limit)
      .map(({ place }) => place);
  }

  /** The dong whose middle is nearest; null where none is within 5 km. */
  areaAt(at: LatLng): Promise<Area | null> {
    return areaAt(this.database.db, at);
  }

  /** Stations within 1.5 km, at most 3, then bus stops within 500 m, at most 4; nearest first. */
  stopsNear(at: LatLng): Promise<TransitStop[]> {
    return stopsNear(this.database.db, at);
  }
}

/** Every station with its lines and where it is, in no order. */
export function allStations(
  queries: Queries,
): Promise<Pick<Place, 'name' | 'lines' | 'lat' | 'lng'>[]> {
  const { name, lines, lat, lng } = places;
  return queries.select({ name, lines, lat, lng }).from(places).where(eq(places.kind, 'station'));
}

/** The initial consonants of a name or of a query, in lower case and without spaces. */
export function initialsForm(text: string): string {
  return initialsOf(text.normalize('NFC').toLowerCase().replace(/\s/g, ''));
}

interface Ranked {
  readonly place: Place;
  readonly rank: number;
}

const KIND_ORDER: Readonly<Record<Place['kind'], number>> = { station: 0, university: 1, area: 2 };

function byRank(a: Ranked, b: Ranked): number {
  return (
    a.rank - b.rank ||
    KIND_ORDER[a.place.kind] - KIND_ORDER[b.place.kind] ||
    b.place.level - a.place.level ||
    a.place.name.length - b.place.name.length
  );
}

function rankOf(place: Place, query: string): number | null {
  const rank = matchRank(place.name, query);
  return place.kind === 'station' && matchRank(place.name, `${query}역`) === 0 ? 0 : rank;
}
