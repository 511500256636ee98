import type {
  DealType,
  DiscountCode,
  GenderCode,
  HouseTypeCode,
  RoomOption,
} from '../shared/codes';
import type { Bounds, LatLng } from '../map/geo';
import type { Manwon } from '../shared/money';

/** Both ends count; null is without a limit. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * What a person asks of a house. Empty lists and null ask nothing. Within `types`, `dealTypes` and
 * `discounts` one match is enough; every one of `options` must be there.
 */
export interface HouseFilter {
  readonly types: readonly HouseTypeCode[];
  readonly dealTypes: readonly DealType[];
  /** 만원 */
  readonly deposit: NumberRange;
  /** 만원 a month; does not touch jeonse, which has none. */
  readonly monthly: NumberRange;
  /** ㎡ of exclusive area. */
  readonly area: NumberRange;
  readonly options: readonly RoomOption[];
  readonly discounts: readonly DiscountCode[];
  /** Houses that this gender may live in: those for everybody, too. */
  readonly gender: GenderCode | null;
}

export const HOUSE_SORT = {
  recommended: 'recommended',
  newest: 'newest',
  price: 'price',
  area: 'area',
  cost: 'cost',
} as const;
/** price: deposit × legal rate / 12 + rent; cost adds the maintenance fee (R26). */
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

/** One thing on the map: a single house, or several that are too close to tell apart. */
export type HouseMark =
  | (LatLng & {
      readonly kind: 'cluster';
      readonly id: string;
      readonly count: number;
      readonly bounds: Bounds;
    })
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
