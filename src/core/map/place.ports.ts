import type { Cancellation } from '../shared/abort';
import type { Place } from './place';

/** Finds areas, stations and universities by name. */
export interface PlaceSearch {
  /**
   * At most 20 places, best match first; also by initial consonants (ㅅㄹㅇ → 신림역). An empty
   * query answers an empty list. Rejects with an AppError.
   */
  search(query: string, cancel?: Cancellation): Promise<readonly Place[]>;
}
