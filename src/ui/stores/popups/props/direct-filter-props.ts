import type { Bounds, DirectFilter } from '#core';

/** The questions of the filter's form: it can be opened at any of them. */
export type DirectFilterSection = 'roomType' | 'rentType' | 'deposit' | 'monthly' | 'party';

/** The answer is the filter to apply, or null to leave things as they are. */
export interface DirectFilterProps {
  readonly filter: DirectFilter;
  /** The box whose deals are counted; null for the whole country. */
  readonly bounds: Bounds | null;
  /** Where the form opens; null is its top. */
  readonly section: DirectFilterSection | null;
}
