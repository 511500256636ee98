import type { FormerPrice, House, HouseSummary } from '#core';

/**
 * A house as the database holds it: as the core knows it, but with the paths of its pictures
 * (`/house/…`) in place of signed links, which are made when an answer is presented.
 */
export type HouseRecord = Omit<House, 'photos'> & { readonly photos: readonly string[] };

export type HouseSummaryRecord = Omit<HouseSummary, 'photo'> & { readonly photo: string | null };

/**
 * A house to be stored; known again by its listing number. No delivery tells a former price: it is
 * what the house cost before. One that is given counts only where the house is new.
 */
export type NewHouse = Omit<HouseRecord, 'id' | 'formerPrice'> & {
  readonly formerPrice?: FormerPrice | null;
  /** The member who advertises it, to whom a room is opened (spec/readings R47). */
  readonly memberId?: number | null;
};
