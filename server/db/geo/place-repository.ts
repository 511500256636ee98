import { eq } from 'drizzle-orm';
import {
  typedText,
  type Area,
  type LatLng,
  type MapView,
  type NamedArea,
  type Place,
  type TransitStop,
} from '#core';
import type { Places } from '../../ports/map/places';
import type { Database, Queries } from '../database';
import { wideAreas } from './area-names';
import { areaAt } from './geography-at';
import { KnownPlaces } from './geography-places';
import { stopsNear } from './place-surroundings';
import { places } from '../schema/places';

/** Areas, stations and universities by name, and what is around a point. */
export class PlaceRepository implements Places {
  private readonly known: KnownPlaces;

  constructor(private readonly database: Pick<Database, 'db'>) {
    this.known = new KnownPlaces(database);
  }

  /** At most `limit` places, best match first, by the core's `PlaceIndex`. */
  async search(query: string, limit: number, view: MapView | null = null): Promise<Place[]> {
    return (await this.known.index()).search(query, limit, view);
  }

  /** The dong at a point; null where none is within reach (geography-at.ts). */
  areaAt(at: LatLng): Promise<Area | null> {
    return areaAt(this.database.db, at);
  }

  wideAreas(): Promise<NamedArea[]> {
    return wideAreas(this.database.db);
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
  return typedText(text).initials;
}
