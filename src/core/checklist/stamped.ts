import { compareHybrid, hybridStampAt, type HybridStamp } from '../shared/hybrid-clock';

/** Before everything: what is shown without telling when and where it was written. */
export const FIRST_STAMP = hybridStampAt(0, '0');

/** A value with the stamp of the hybrid clock that it was written at (spec/readings R51). */
export interface Stamped<Value> {
  readonly value: Value;
  readonly at: HybridStamp;
}

/** Of two texts the one behind the other, whichever of them is asked first. */
export const laterText = <Text extends string>(a: Text, b: Text): Text => (a < b ? b : a);

/** The later of two stamps. */
export const laterStamp = (a: HybridStamp | null, b: HybridStamp | null): HybridStamp | null => {
  if (a === null || b === null) return a ?? b;
  return compareHybrid(a, b) < 0 ? b : a;
};

/**
 * The later of two values. Two of the same stamp come from no honest clock; they are put in order by
 * what they say, so that every device takes the same.
 */
export function laterOfTwo<Value>(a: Stamped<Value>, b: Stamped<Value>): Stamped<Value> {
  const order = compareHybrid(a.at, b.at);
  if (order !== 0) return order < 0 ? b : a;
  return JSON.stringify(a.value) < JSON.stringify(b.value) ? b : a;
}

/** The same where nothing may have been written yet. */
export const laterOf = <Value>(
  a: Stamped<Value> | null,
  b: Stamped<Value> | null,
): Stamped<Value> | null => (a === null || b === null ? (a ?? b) : laterOfTwo(a, b));
