import type { HouseMark, LatLng } from '#core';

/** What the map popup shows, by its tabs. */
export type MapMode = 'map' | 'nearby' | 'roadview';

export interface MapProps {
  readonly at: LatLng;
  /** The exact location is withheld: a circle stands around the point. */
  readonly isApproximate: boolean;
  /** A house's own mark; null is marked with a pin. */
  readonly mark: HouseMark | null;
  /** What is there: 월세 1,000/50 원룸. */
  readonly title: string;
  readonly address: string;
  /** What is shown first. */
  readonly mode: MapMode;
}
