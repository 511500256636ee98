import { boundsOf, type Bounds, type HouseFilter, type HouseSearch, type LatLng } from '#core';

const LIMIT = 12;

/** The box around the houses nearest to a point; null where the filter leaves none anywhere. */
export async function nearestBox(
  houses: Pick<HouseSearch, 'nearest'>,
  at: LatLng,
  filter: HouseFilter,
): Promise<Bounds | null> {
  return boundsOf(await houses.nearest({ at, filter, limit: LIMIT }));
}
