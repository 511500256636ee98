import type { MapView } from '#core';

/** The answer is the place that was chosen, or null. */
export interface PlaceSearchProps {
  /** What stands in the field at first. */
  readonly query: string;
  /** What the person sees, whose places come first among equals. */
  readonly view?: MapView | null;
}
