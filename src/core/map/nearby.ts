import type { LatLng } from './geo';

/** What a person looks for around a house, by Kakao's category codes (spec/rules §7). */
export const NEARBY_CATEGORY = {
  SUBWAY: 'SW8',
  CAFE: 'CE7',
  CONVENIENCE: 'CS2',
  MART: 'MT1',
} as const;
export type NearbyCategory = (typeof NEARBY_CATEGORY)[keyof typeof NEARBY_CATEGORY];

/** The toggles of the map popup in their order; the first is on by default (spec/rules §2). */
export const NEARBY_CATEGORIES: readonly NearbyCategory[] = [
  NEARBY_CATEGORY.SUBWAY,
  NEARBY_CATEGORY.CONVENIENCE,
  NEARBY_CATEGORY.MART,
  NEARBY_CATEGORY.CAFE,
];

/** How far around a house is looked, in metres; Kakao's search takes at most 20,000. */
export const NEARBY_RADIUS = 1000;

/** One answer brings at most so many places, as three pages of Kakao's search do. */
export const NEARBY_LIMIT = 45;

/** A facility near a point. */
export interface NearbyPlace extends LatLng {
  readonly id: string;
  readonly category: NearbyCategory;
  readonly name: string;
  /** Metres from the point asked about, in a straight line. */
  readonly distance: number;
}
