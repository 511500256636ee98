import type { Database } from '../../server/db/database';
import { HouseRepository } from '../../server/db/houses/house-repository';
import { HousesInMemory } from '../../server/houses/houses-in-memory';

/** The houses of a database, as the server answers them. */
export function housesOf(database: Pick<Database, 'db'>): HousesInMemory {
  return new HousesInMemory(new HouseRepository(database));
}
