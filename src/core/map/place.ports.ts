import type { Cancellation } from '../shared/abort';
import type { LatLng } from './geo';
import type { MapView } from './map-provider.ports';
import type { Area, Place, TransitStop } from './place';

/** Finds areas, stations and universities by name, and what is around a point. */
export interface PlaceSearch {
  /**
   * At most 20 places (MOST_PLACES), best match first; also by initial consonants (ㅅㄹㅇ → 신림역),
   * behind what they lie in (관악구 신림) and by former names. Among those that match as well, what
   * `view` shows comes first. An empty query answers an empty list. Rejects with an AppError.
   */
  search(query: string, cancel?: Cancellation, view?: MapView): Promise<readonly Place[]>;
  /**
   * The dong whose polygon the point lies in; where that is not known the one with the nearest
   * middle, in the same 시·군·구 if its polygon is known; null where none is within reach. Rejects
   * with an AppError.
   */
  areaAt(at: LatLng, cancel?: Cancellation): Promise<Area | null>;
  /**
   * The nearest stations (within 1.5 km, at most 3) and bus stops (within 500 m, at most 4; both
   * STOPS_NEAR), each kind nearest first, stations before stops. Rejects with an AppError.
   */
  stopsNear(at: LatLng, cancel?: Cancellation): Promise<readonly TransitStop[]>;
}
