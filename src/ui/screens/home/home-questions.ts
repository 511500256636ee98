import {
  EMPTY_FILTER,
  type Bounds,
  type Cancellation,
  type HouseSearch,
  type HouseSummary,
  type LatLng,
} from '#core';

/** Two full rows of six on desktop, three of four on a tablet. */
export const IN_A_ROW = 12;
/** About 9 km to each side: the part of a city that a person moves in. */
const AROUND = { lat: 0.08, lng: 0.1 };

const boundsAround = ({ lat, lng }: LatLng): Bounds => ({
  swLat: lat - AROUND.lat,
  swLng: lng - AROUND.lng,
  neLat: lat + AROUND.lat,
  neLng: lng + AROUND.lng,
});

/** The houses next to a point. */
export const askNearest =
  (houses: HouseSearch, at: LatLng) =>
  (cancel: Cancellation): Promise<readonly HouseSummary[]> =>
    houses.nearest({ at, filter: EMPTY_FILTER, limit: IN_A_ROW }, cancel);

/** The houses of the same part of the city that were posted last. */
export const askNewest =
  (houses: HouseSearch, at: LatLng) =>
  async (cancel: Cancellation): Promise<readonly HouseSummary[]> => {
    const page = await houses.list(
      {
        bounds: boundsAround(at),
        filter: EMPTY_FILTER,
        sort: 'newest',
        limit: IN_A_ROW,
        cursor: null,
      },
      cancel,
    );
    return page.items;
  };
