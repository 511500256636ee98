import type { Bounds, HouseFilter } from '#core';

/** The questions of the filter's form: it can be opened at any of them. */
export type FilterSection =
  | 'dealType'
  | 'deposit'
  | 'monthly'
  | 'type'
  | 'layout'
  | 'floor'
  | 'area'
  | 'moveIn'
  | 'walk'
  | 'options'
  | 'elevator'
  | 'confirmed'
  | 'discount'
  | 'gender';

/** The answer is the filter to apply, or null to leave things as they are. */
export interface FilterProps {
  /** The box whose houses are counted. */
  readonly bounds: Bounds;
  readonly filter: HouseFilter;
  /** Where the form opens; null is its top. */
  readonly section: FilterSection | null;
}
