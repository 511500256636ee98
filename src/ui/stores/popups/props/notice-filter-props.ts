import type { NoticeFilter } from '#core';

/** The questions of the filter's form: it can be opened at any of them. */
export type NoticeFilterSection = 'area' | 'supply' | 'status' | 'organisation';

/** The answer is the filter to apply, or null to leave things as they are. */
export interface NoticeFilterProps {
  readonly filter: NoticeFilter;
  /** Only what fits the person is counted, on the device. */
  readonly onlyFitting: boolean;
  /** Where the form opens; null is its top. */
  readonly section: NoticeFilterSection | null;
}
