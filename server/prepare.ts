import type { Database } from './db/database';
import { fillPlaces } from './db/geo/fill-places';
import { migrate } from './db/migrate';

/**
 * Brings a database to what this version works with: its schema, and the places that it knows.
 * Whoever opens one to use it does this first; the sample comes after it, where it belongs.
 */
export async function prepare(database: Database): Promise<void> {
  await migrate(database);
  await fillPlaces(database);
}
