import { codesInDong, type NumberRange } from '#core';

/*
 * One question after the other, each asked of all slots that passed the ones before, in the same
 * memory: an item costs a few nanoseconds.
 */

/** Both ends belong to it. */
export interface Limits {
  readonly from: number;
  readonly to: number;
}

/** Null where nothing is asked. */
export const limits = ({ from, to }: NumberRange): Limits | null =>
  from === null && to === null ? null : { from: from ?? -Infinity, to: to ?? Infinity };

export const isWithin = (value: number, asked: Limits | null): boolean =>
  asked === null || (value >= asked.from && value <= asked.to);

/** Of a column of legal-dong codes. */
export function dongLimits(dong: string | null): Limits | null {
  if (dong === null) return null;
  const { from, to } = codesInDong(dong);
  return { from: Number(from), to: Number(to) };
}

/** What the bits of an item must be to pass. */
export interface CodeMasks {
  /** All of them. */
  readonly all: number;
  /** None of them. */
  readonly none: number;
  /** At least one of each. */
  readonly oneOf: readonly [number, number, number, number, number];
}

/** The slots whose codes pass. */
export function keepCodes(slots: Int32Array, codes: Int32Array, masks: CodeMasks): Int32Array {
  const { all, none, oneOf } = masks;
  const [first, second, third, fourth, fifth] = oneOf;
  let length = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const code = codes[slot] ?? 0;
    const passes =
      (code & all) === all &&
      (code & none) === 0 &&
      (code & first) !== 0 &&
      (code & second) !== 0 &&
      (code & third) !== 0 &&
      (code & fourth) !== 0 &&
      (code & fifth) !== 0;
    if (passes) slots[length++] = slot;
  }
  return slots.subarray(0, length);
}

export function keepBy(slots: Int32Array, passes: (slot: number) => boolean): Int32Array {
  let length = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    if (passes(slot)) slots[length++] = slot;
  }
  return slots.subarray(0, length);
}

/** The slots whose number in a column lies within. */
export function keepWithin(
  slots: Int32Array,
  values: Int32Array | Int16Array | Float64Array,
  asked: Limits | null,
): Int32Array {
  if (asked === null) return slots;
  const { from, to } = asked;
  let length = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const value = values[slot] ?? 0;
    if (value >= from && value <= to) slots[length++] = slot;
  }
  return slots.subarray(0, length);
}
