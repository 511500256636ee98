import type { Database } from './db/database';
import { fillPlaces } from './db/geo/place-writer';
import { migrate } from './db/migrate';
import { knownPlaces } from './geography/known-places';

/**
 * Brings a database to what this version works with: its schema, and the places that it knows.
 * Whoever opens one to use it does this first; the sample comes after it, where it belongs.
 */
export async function prepare(database: Database): Promise<void> {
  await migrate(database);
  await fillPlaces(database, knownPlaces());
}
