/** The answer is the place that was chosen, or null. */
export interface PlaceSearchProps {
  /** What stands in the field at first. */
  readonly query: string;
}
