import type { Bounds, HouseFilter, HouseSearch, LatLng } from '#core';
import { boundsAround } from './view-bounds';

const LIMIT = 12;

/** The box around the houses nearest to a point; null where the filter leaves none anywhere. */
export async function nearestBox(
  houses: Pick<HouseSearch, 'nearest'>,
  at: LatLng,
  filter: HouseFilter,
): Promise<Bounds | null> {
  return boundsAround(await houses.nearest({ at, filter, limit: LIMIT }));
}
