import { matchRank, type Cancellation, type Place, type PlaceSearch } from '#core';
import { answer } from './answer';

const MOST = 20;

/** {@link PlaceSearch} in a list of places. */
export class MemoryPlaceSearch implements PlaceSearch {
  constructor(private readonly places: readonly Place[]) {}

  search(query: string, cancel?: Cancellation): Promise<readonly Place[]> {
    return answer(cancel, () => {
      const found = this.places.flatMap((place) => {
        const rank = matchRank(place.name, query);
        return rank === null ? [] : [{ place, rank }];
      });
      found.sort((a, b) => a.rank - b.rank || a.place.name.localeCompare(b.place.name, 'ko'));
      return found.slice(0, MOST).map(({ place }) => place);
    });
  }
}
