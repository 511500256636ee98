/** Both ends count; null is without a limit. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** Asks nothing. */
export const ANY_NUMBER: NumberRange = { from: null, to: null };

/** What a person may ask for at most, in 만원. */
export const MOST_MANWON = 100_000_000;

/** What the end of a range may look like in a parameter, and the most that it can be. */
export interface RangeLimit {
  readonly form: RegExp;
  readonly most: number;
}
export const MANWON_LIMIT: RangeLimit = { form: /^\d{1,9}$/, most: MOST_MANWON };

/** The codes of a comma list that are known, each once, in the order given. */
export function codesIn<Code extends string>(
  text: string,
  known: Readonly<Record<string, Code>>,
): Code[] {
  const codes = Object.values(known);
  const given = text.split(',').flatMap((one) => codes.filter((code) => code === one));
  return [...new Set(given)];
}

/** A number of that form, or null; what is too much is the most. */
const limitIn = ({ form, most }: RangeLimit, text: string): number | null =>
  form.test(text) ? Math.min(Number(text), most) : null;

/** What two parameters ask for; ends in the wrong order are swapped. */
export function rangeIn(limit: RangeLimit, from: string, to: string): NumberRange {
  const range = { from: limitIn(limit, from), to: limitIn(limit, to) };
  const isCrossed = (range.from ?? -Infinity) > (range.to ?? Infinity);
  return isCrossed ? { from: range.to, to: range.from } : range;
}

export const isInRange = (value: number, range: NumberRange): boolean =>
  value >= (range.from ?? -Infinity) && value <= (range.to ?? Infinity);

/** Whether a range asks anything. */
export const isRangeSet = (range: NumberRange): boolean => range.from !== null || range.to !== null;

/** Values as parameters; only what is set has one. */
export const setParams = (
  values: Readonly<Record<string, string | number | null>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, String(value)]],
    ),
  );
