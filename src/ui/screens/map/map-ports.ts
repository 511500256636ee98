import type { Clock, HouseSearch, KeyValueStorage, PlaceSearch } from '#core';
import type { AddressBar } from './map-address';

/** What the map's store reaches beyond itself. */
export interface MapStorePorts {
  readonly houses: HouseSearch;
  readonly places: Pick<PlaceSearch, 'areaAt'>;
  readonly local: KeyValueStorage;
  readonly clock: Clock;
  readonly address: AddressBar;
}
