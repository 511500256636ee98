import type { Bounds, MateFilter } from '#core';

/** The questions of the filter's form: it can be opened at any of them. */
export type MateFilterSection =
  | 'gender'
  | 'age'
  | 'rentType'
  | 'deposit'
  | 'monthly'
  | 'habit'
  | 'utility'
  | 'option';

/** The answer is the filter to apply, or null to leave things as they are. */
export interface MateFilterProps {
  /** Its side and its dong are not asked here. */
  readonly filter: MateFilter;
  /** Where they are counted; null for the whole country. */
  readonly bounds: Bounds | null;
  readonly section: MateFilterSection;
}
