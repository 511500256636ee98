import type {
  Cancellation,
  Clock,
  DirectDeals,
  HouseSearch,
  KeyValueStorage,
  MapAddress,
  MapView,
  PlaceSearch,
} from '#core';
import type { AddressBar } from './address/map-address';
import type { BroughtAnswer } from './answer/map-answer-store';
import type { MapQuestion } from './answer/map-question';

/** A dong that has a page of its own. */
export interface DongPage {
  readonly code: string;
  /** 관악구 신림동 */
  readonly name: string;
  /** 신림동 */
  readonly dong: string;
  /** 관악구 신림동 방 42개; 관악구 신림동 방 where that is not known, or none. */
  readonly title: (count: number) => string;
  readonly view: MapView;
}

/** What the map's store reaches beyond itself. */
export interface MapStorePorts {
  readonly houses: HouseSearch;
  readonly directs: Pick<DirectDeals, 'list' | 'marks'>;
  readonly places: Pick<PlaceSearch, 'areaAt'>;
  readonly local: KeyValueStorage;
  readonly clock: Clock;
  readonly address: AddressBar;
  /**
   * Null where there is none; rejects where nobody answers. The person has been told of either,
   * unless nobody waits for it any more.
   */
  readonly findDong: (code: string, cancel: Cancellation) => Promise<DongPage | null>;
}

/** What is known of a map before it is drawn for the first time. */
export interface FirstMap extends BroughtAnswer {
  readonly address: MapAddress;
  readonly view: MapView;
  /** The dong whose page it is; null for none. */
  readonly dong: DongPage | null;
  /** What is answered. */
  readonly question: MapQuestion;
}
