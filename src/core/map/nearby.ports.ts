import type { Cancellation } from '../shared/abort';
import type { LatLng } from './geo';
import type { NearbyCategory, NearbyPlace } from './nearby';

/** Finds facilities around a point. */
export interface NearbyPlaces {
  /**
   * Those of one category within `radius` metres, nearest first, at most 45. Empty where there are
   * none. Rejects with an AppError.
   */
  near(
    query: { readonly category: NearbyCategory; readonly at: LatLng; readonly radius: number },
    cancel?: Cancellation,
  ): Promise<readonly NearbyPlace[]>;
}
