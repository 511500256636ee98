import type { HouseFilter, HouseListQuery, HouseNews, LatLng, Yyyymmdd } from '#core';

/** A question, and the day of Asia/Seoul on which it is asked. */
export type Dated<Query> = Query & { readonly today: Yyyymmdd };

/** The list's question, with the moment at which it is asked (ms). */
export type AskedList = Dated<HouseListQuery> & { readonly now: number };

/** What kind of news, around where, and how many at most. */
export type LatelyQuery = Dated<{
  readonly news: HouseNews;
  readonly at: LatLng;
  readonly limit: number;
}>;

/** Where from, what is asked for, and how many at most. */
export type NearestQuestion = Dated<{
  readonly at: LatLng;
  readonly filter: HouseFilter;
  readonly limit: number;
}>;
