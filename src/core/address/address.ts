import type { LatLng } from '../map/geo';
import type { Area } from '../map/place';

/** A search answers no more addresses. */
export const MOST_ADDRESSES = 20;
/** No address has more characters; a longer query finds nothing. */
export const LONGEST_ADDRESS_QUERY = 80;
export const ADDRESS_QUERY_FORM = new RegExp(`^[\\s\\S]{0,${LONGEST_ADDRESS_QUERY}}$`, 'u');

/**
 * A building by its official addresses, in the dong that it stands in. Which home of it is meant (동,
 * 호) is no part of it.
 */
export interface AddressCandidate extends Area, LatLng {
  /** By its road, from the 시·도 on: 서울특별시 관악구 신림로 340. No two buildings share one. */
  readonly road: string;
  /** By its lot, from the dong on: 신림동 1433-12, 신림동 산 56-1, 봉담읍 와우리 12. */
  readonly lot: string;
  /** Null where it has no name. */
  readonly building: string | null;
  /** Five digits, a postcode. */
  readonly zip: string;
}
