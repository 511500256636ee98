import type { LatLng } from './geo';

/** A search by name answers no more places. */
export const MOST_PLACES = 20;
/** No name has more characters; a longer query finds nothing. */
export const LONGEST_QUERY = 100;
export const QUERY_FORM = new RegExp(`^[\\s\\S]{0,${LONGEST_QUERY}}$`, 'u');
/** The middle of a dong is looked for so far around a point that no polygon holds, in metres. */
export const AREA_METRES = 5_000;
/** How far around a point stops are looked for, in metres, and how many are answered. */
export const STOPS_NEAR = {
  station: { metres: 1_500, most: 3 },
  bus: { metres: 500, most: 4 },
} as const;

/** A subway line as it is named and coloured on the map. */
export interface TransitLine {
  /** 2호선, 신림선 … */
  readonly name: string;
  /** `#rrggbb`, the operator's own colour. */
  readonly color: string;
}

/** Something on the map that a person searches for. */
export interface Place extends LatLng {
  readonly id: string;
  readonly kind: 'area' | 'station' | 'university';
  /** 신림역, 신림동, 서울대학교 */
  readonly name: string;
  /** What tells it from others of the same name: 서울 관악구. */
  readonly detail: string;
  /** The map level (Kakao) that shows it whole. */
  readonly level: number;
  /** The lines of a station; empty for everything else. */
  readonly lines: readonly TransitLine[];
}

/** The dong around a point, as an address names it. */
export interface Area {
  /** Ten digits, a legal-dong code. */
  readonly dongliCode: string;
  /** 서울특별시 */
  readonly sido: string;
  /** 관악구; empty where a province has none, as 세종. */
  readonly sigungu: string;
  /** 신림동; of a point (`areaAt`) empty where it is not known which of a 시·군·구 it lies in. */
  readonly dong: string;
}

/** Where a train or a bus stops. */
export interface TransitStop extends LatLng {
  readonly id: string;
  readonly kind: 'station' | 'bus';
  /** 신림역 */
  readonly name: string;
  /** The lines of a station; empty for a bus stop. */
  readonly lines: readonly TransitLine[];
  /** From the point asked about, on foot (spec/facts F8). */
  readonly walkMinutes: number;
}
