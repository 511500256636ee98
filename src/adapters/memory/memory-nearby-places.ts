import {
  distanceMetres,
  NEARBY_LIMIT,
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
      this.places
        .filter((place) => place.category === category)
        .map((place) => ({ ...place, distance: distanceMetres(at, place) }))
        .filter(({ distance }) => distance <= radius)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, NEARBY_LIMIT),
    );
  }
}
