/** How many characters stand in a field, counted as the rule counts them that limits them. */
export interface FieldCount {
  readonly now: number;
  readonly most: number;
}

/** What each field says of itself, whatever is put into it. */
export interface FieldProps {
  readonly label: string;
  /** Whether its form can be sent without it; said beside the label. */
  readonly need?: FieldNeed | undefined;
  readonly count?: FieldCount | undefined;
  /** Help below it; gives way to what was found of the value. */
  readonly hint?: string | undefined;
  /** What was found to be in order. */
  readonly good?: string | null | undefined;
  /** What is wrong, and what to do; null for nothing. */
  readonly error?: string | null | undefined;
}

export type FieldNeed = 'required' | 'optional';

/** What stands in the parts of a field belongs to its control by these ids. */
export const noteId = (id: string): string => `${id}-note`;
export const countId = (id: string): string => `${id}-count`;
export const unitId = (id: string): string => `${id}-unit`;

/** How a control tells assistive technology of the parts around it. */
export function fieldAria(
  id: string,
  { need, count, error }: Pick<FieldProps, 'need' | 'count' | 'error'>,
  unit?: string,
) {
  const parts = [noteId(id)];
  if (unit !== undefined) parts.unshift(unitId(id));
  if (count !== undefined) parts.push(countId(id));
  return {
    id,
    'aria-required': need === 'required' ? true : undefined,
    'aria-invalid': isWrong(error) ? true : undefined,
    'aria-describedby': parts.join(' '),
  } as const;
}

export const isWrong = (error: string | null | undefined): boolean =>
  error !== null && error !== undefined;
