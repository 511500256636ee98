import type { LatLng } from './geo';

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
