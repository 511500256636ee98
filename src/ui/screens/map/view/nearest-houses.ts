import { boundsOf, type Bounds, type HouseFilter, type HouseSearch, type LatLng } from '#core';

const LIMIT = 12;
/** As close as the map goes to show them. */
export const NEAREST_CLOSEST_LEVEL = 4;

/**
 * What became of a search for the nearest houses: `none` where the filter leaves none anywhere,
 * `left` where the person went on meanwhile and is told nothing.
 */
export type NearestOutcome = 'shown' | 'none' | 'left';

/** Shows the houses nearest to a point. Only the last search counts, and only until it is left. */
export class NearestHouses {
  private asking: AbortController | null = null;

  constructor(
    private readonly houses: Pick<HouseSearch, 'nearest'>,
    /** Shows the box around them. */
    private readonly onFound: (bounds: Bounds) => void,
  ) {}

  /** Rejects as the port does, unless it was left. */
  async show(at: LatLng, filter: HouseFilter): Promise<NearestOutcome> {
    this.leave();
    const asking = new AbortController();
    this.asking = asking;
    try {
      const found = await this.houses.nearest({ at, filter, limit: LIMIT }, asking.signal);
      if (asking.signal.aborted) return 'left';
      const bounds = boundsOf(found);
      if (bounds === null) return 'none';
      this.onFound(bounds);
      return 'shown';
    } catch (error) {
      if (asking.signal.aborted) return 'left';
      throw error;
    }
  }

  /** Nobody waits for the answer any more. */
  leave(): void {
    this.asking?.abort();
    this.asking = null;
  }
}
