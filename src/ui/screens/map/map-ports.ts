import type { Clock, HouseSearch, KeyValueStorage, MapView, PlaceSearch } from '#core';
import type { AddressBar } from './map-address';

/** A dong that has a page of its own. */
export interface DongPage {
  readonly code: string;
  /** 관악구 신림동 */
  readonly name: string;
  /** 관악구 신림동 방 */
  readonly title: string;
  readonly view: MapView;
}

/** What the map's store reaches beyond itself. */
export interface MapStorePorts {
  readonly houses: HouseSearch;
  readonly places: Pick<PlaceSearch, 'areaAt'>;
  readonly local: KeyValueStorage;
  readonly clock: Clock;
  readonly address: AddressBar;
  /** Null where there is none, which the person has been told; never rejects. */
  readonly findDong: (code: string) => Promise<DongPage | null>;
}
