/** What a typed number means, with commas and full-width digits or without; NaN for what is none. */
export function typedNumber(typed: string): number {
  const digits = typed.normalize('NFKC').replace(/[,\s]/g, '');
  return /^\d{1,9}(?:\.\d{1,6})?$/.test(digits) ? Number(digits) : NaN;
}

/** A list with a member more, or without it. */
export const withChoice = <One>(list: readonly One[], one: One, isIn: boolean): readonly One[] =>
  isIn ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one);

/** The day of a date field; what is none stays what it is, and is found to be wrong. */
export const dayOf = (typed: string): string => typed.replaceAll('-', '');

/** 20180511 as a date field has it: 2018-05-11. */
export const dateOf = (day: string): string =>
  [day.slice(0, 4), day.slice(4, 6), day.slice(6)].join('-');
