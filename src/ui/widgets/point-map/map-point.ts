import type { HouseMark, LatLng } from '#core';

/** One place that a map is about. */
export interface PlaceSpot {
  readonly at: LatLng;
  /** The exact place is withheld: a circle stands around the point (product.md §9). */
  readonly isApproximate: boolean;
  /** A house's own mark; null is marked with a pin. */
  readonly mark: HouseMark | null;
}
