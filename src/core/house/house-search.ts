import type {
  DealType,
  DiscountCode,
  GenderCode,
  HouseTypeCode,
  RoomOption,
} from '../shared/codes';
import type { Bounds, LatLng } from '../map/geo';
import type { ClusterMark } from '../map/map';
import type { Area } from '../map/place';
import type { NumberRange } from '../shared/param-values';
import type { Yyyymmdd } from '../shared/day';
import type { Manwon, Won } from '../shared/money';
import type { Floor, HouseSummary, Layout, Photo } from './house';

/** Floors that a person may not want to live on; every house on the ground is on neither. */
export type OddFloor = Exclude<Floor['kind'], 'GROUND'>;

/**
 * What a person asks of a house. Empty lists, null and false ask nothing. Within `types`,
 * `dealTypes`, `layouts` and `discounts` one match is enough; every one of `options` must be there.
 */
export interface HouseFilter {
  readonly types: readonly HouseTypeCode[];
  readonly dealTypes: readonly DealType[];
  /** 만원 */
  readonly deposit: NumberRange;
  /** 만원 a month; does not touch jeonse, which has none. */
  readonly monthly: NumberRange;
  /** The limits of `monthly` count the maintenance fee in; one that the ad does not say is 0. */
  readonly withMaintenance: boolean;
  /** ㎡ of exclusive area. */
  readonly area: NumberRange;
  readonly layouts: readonly Layout[];
  /** Floors that are left out. */
  readonly exceptFloors: readonly OddFloor[];
  readonly options: readonly RoomOption[];
  readonly discounts: readonly DiscountCode[];
  /** Houses that this gender may live in: those for everybody, too. */
  readonly gender: GenderCode | null;
  readonly elevator: boolean;
  /** One may move in by this day: at once, on a day until then, or on one to be agreed on. */
  readonly moveInBy: Yyyymmdd | null;
  /** At most so many minutes on foot to the nearest station; a house that names none fails. */
  readonly walkWithin: number | null;
  /** Confirmed today or at most so many days before, in Asia/Seoul. */
  readonly confirmedWithin: number | null;
  /** Only in this dong, by its legal-dong code; of a 읍 or 면 all of its 리, too. */
  readonly dongliCode: string | null;
}

export const HOUSE_SORT = {
  recommended: 'recommended',
  newest: 'newest',
  price: 'price',
  area: 'area',
  cost: 'cost',
} as const;
/** price: deposit × legal rate / 12 + rent; cost adds the maintenance fee (spec/readings R26). */
export type HouseSort = keyof typeof HOUSE_SORT;

export interface HouseListQuery {
  readonly bounds: Bounds;
  readonly filter: HouseFilter;
  readonly sort: HouseSort;
  /** 1 to 100. */
  readonly limit: number;
  readonly cursor: string | null;
}

export interface HouseMapQuery {
  readonly bounds: Bounds;
  /** Kakao level, 1 to 14. */
  readonly level: number;
  readonly filter: HouseFilter;
}

/** What is counted before a filter is applied. */
export type HouseTallyQuery = Omit<HouseMapQuery, 'level'>;

/** How many bars a histogram has: as many equal parts of its slider's range. */
export const TALLY_BARS = 30;

/**
 * How many houses a filter leaves in a box. A histogram counts those that pass everything but its
 * own range, in {@link TALLY_BARS} equal parts of that range (house-ranges.ts); the last part holds
 * what lies above, too. Jeonse, which has no rent, is in no bar of `monthly`.
 */
export interface HouseTally {
  readonly total: number;
  readonly deposit: readonly number[];
  /** Of rent, and of the maintenance fee where the filter counts it in. */
  readonly monthly: readonly number[];
  readonly area: readonly number[];
}

/** What a house is compared with: open houses of its type and deal in its dong, without itself. */
export interface PriceLevel {
  readonly count: number;
  /**
   * Whole won, rounded down: the median of the deposit for jeonse, else of rent and deposit at the
   * legal rate of the day (spec/readings R26 without the fee). Null where there is nothing to
   * compare with.
   */
  readonly median: Won | null;
}

/** What is on offer in place of a house that is gone. */
export interface HousesInstead<Picture = Photo> {
  /** Where it was, and where these are; null where nobody knows of the house: they are anywhere. */
  readonly dong: Area | null;
  readonly houses: readonly HouseSummary<Picture>[];
}

/** No more houses are shown in place of one. */
export const MOST_INSTEAD = 10;

/** Houses with something new: posted on this day of Asia/Seoul, or cheaper than they were. */
export const HOUSE_NEWS = { 'new-today': 'new-today', 'price-dropped': 'price-dropped' } as const;
export type HouseNews = keyof typeof HOUSE_NEWS;

/** One thing on the map: a single house, or several that are too close to tell apart. */
export type HouseMark =
  | ClusterMark
  | (LatLng & {
      readonly kind: 'house';
      readonly id: string;
      readonly dealType: DealType;
      readonly deposit: Manwon;
      readonly monthly: Manwon;
      readonly maintenance: Manwon | null;
      readonly type: HouseTypeCode;
    });

export interface HouseMarks {
  readonly marks: readonly HouseMark[];
  /** The sum of all counts. */
  readonly total: number;
  /** As {@link Page.version}. */
  readonly version: string;
}
