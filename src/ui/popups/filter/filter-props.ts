import type { Bounds, HouseFilter } from '#core';
import type { FilterSection } from '../../widgets/house-filter/filter-questions';

/** The answer is the filter to apply, or null to leave things as they are. */
export interface FilterProps {
  /** The box whose houses are counted. */
  readonly bounds: Bounds;
  readonly filter: HouseFilter;
  /** Where the form opens; null is its top. */
  readonly section: FilterSection | null;
}
