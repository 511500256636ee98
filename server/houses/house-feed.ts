import { ColumnFeed, type ItemsNow } from '../columns/column-feed';
import { HouseColumns } from '../columns/house-columns';
import type { HouseReading, HouseSource } from '../ports/houses/house-source';
import { unpackHouses, type ColumnHouse } from '../ports/houses/packed-house';

/** The houses on offer as of a version, and its name. */
export type HousesNow = ItemsNow<HouseColumns>;

/** All houses on offer in memory, as the database has them when a question arrives. */
export class HouseFeed extends ColumnFeed<ColumnHouse, HouseColumns, HouseReading> {
  constructor(source: HouseSource) {
    super(source, { make: () => new HouseColumns(), unpack: unpackHouses });
  }
}
