import {
  NEARBY_LIMIT,
  nearestTo,
  type Cancellation,
  type NearbyPlace,
  type NearbyPlaces,
} from '#core';
import { answer } from './answer';

/** {@link NearbyPlaces} in a list. */
export class MemoryNearbyPlaces implements NearbyPlaces {
  constructor(private readonly places: readonly Omit<NearbyPlace, 'distance'>[]) {}

  near(
    { category, at, radius }: Parameters<NearbyPlaces['near']>[0],
    cancel?: Cancellation,
  ): Promise<readonly NearbyPlace[]> {
    return answer(cancel, () =>
      nearestTo(
        at,
        this.places.filter((place) => place.category === category),
        { metres: radius, most: NEARBY_LIMIT },
      ),
    );
  }
}
