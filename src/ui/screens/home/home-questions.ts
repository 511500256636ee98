import {
  EMPTY_FILTER,
  HOUSE_NEWS,
  type Cancellation,
  type HouseNews,
  type HouseSearch,
  type HouseSummary,
  type LatLng,
} from '#core';

/** Two full rows of six on desktop, three of four on a tablet. */
export const IN_A_ROW = 12;

export const ROWS = ['near', 'today', 'dropped'] as const;
export type RowName = (typeof ROWS)[number];

type Ask = (cancel?: Cancellation) => Promise<readonly HouseSummary[]>;

/** What each row of the home screen asks for around a point. */
export function rowQuestions(houses: HouseSearch, at: LatLng): Readonly<Record<RowName, Ask>> {
  const lately =
    (news: HouseNews): Ask =>
    (cancel) =>
      houses.lately({ news, at, limit: IN_A_ROW }, cancel);
  return {
    near: (cancel) => houses.nearest({ at, filter: EMPTY_FILTER, limit: IN_A_ROW }, cancel),
    today: lately(HOUSE_NEWS['new-today']),
    dropped: lately(HOUSE_NEWS['price-dropped']),
  };
}
