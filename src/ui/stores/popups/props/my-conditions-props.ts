import type { PersonField } from '#core';

/** The form of one's own conditions; the answer is whether something was saved. */
export interface MyConditionsProps {
  /** The field that it opens at; null is its top. */
  readonly field: PersonField | null;
}

/** Opened by the address alone. */
export const ALL_CONDITIONS: MyConditionsProps = { field: null };
