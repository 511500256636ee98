import type { ClusterMark } from '../map/map';
import type { Bounds, LatLng } from '../map/geo';
import type { DealType, HouseTypeCode } from '../shared/codes';
import type { Manwon } from '../shared/money';
import type { DirectFilter } from './direct-filter';

export interface DirectMapQuery {
  /** Null for the whole country. */
  readonly bounds: Bounds | null;
  /** Kakao level, 1 to 14. */
  readonly level: number;
  readonly filter: DirectFilter;
}

/** One thing on the map: a direct deal at the middle of its circle, or several. */
export type DirectMark =
  | ClusterMark
  | (LatLng & {
      readonly kind: 'deal';
      readonly id: string;
      readonly roomType: HouseTypeCode;
      readonly rentType: DealType;
      readonly deposit: Manwon;
      readonly monthly: Manwon;
      /** 만원 a month; 0 where there is none. */
      readonly maintenance: Manwon;
    });

export interface DirectMarks {
  readonly marks: readonly DirectMark[];
  /** The sum of all counts. */
  readonly total: number;
  /** Equal versions of map and list, equal totals. */
  readonly version: string;
}
