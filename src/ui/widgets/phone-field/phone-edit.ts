import { formatPhone, phoneDigits } from '#core';

/** A field and the place in it where the next sign goes. */
export interface Typed {
  readonly value: string;
  readonly caret: number;
}

/** Where the caret stands behind so many digits, in front of a hyphen that follows them. */
function caretBehind(digits: number, value: string): number {
  let passed = 0;
  let caret = 0;
  while (passed < digits && caret < value.length) {
    if (value[caret] !== '-') passed += 1;
    caret += 1;
  }
  return caret;
}

/** Where a press on Backspace or Delete takes signs away. */
export type Deletion = 'backward' | 'forward';

/**
 * The deletion that an input event tells of; null for everything else, a cut among it. What a
 * password manager fills in comes as an event without a type.
 */
export function deletionOf(inputType: string | undefined): Deletion | null {
  if (inputType?.startsWith('delete') !== true) return null;
  if (inputType.endsWith('Backward')) return 'backward';
  return inputType.endsWith('Forward') ? 'forward' : null;
}

/** Whether all that an edit did was to take the hyphen away that stood at the caret. */
function tookHyphen(before: string, { value, caret }: Typed): boolean {
  return before[caret] === '-' && before.slice(0, caret) + before.slice(caret + 1) === value;
}

/**
 * What stands in a telephone field after an edit: digits, hyphenated anew, and the caret behind the
 * same digits as before. A hyphen that was deleted would come back: the digit behind it goes, seen
 * in the direction of the deletion. Text alone does not tell a deleted hyphen from a 4 that was
 * typed over a selected `4-`, which is why the deletion is asked for.
 */
export function afterEdit(before: string, typed: Typed, deletion: Deletion | null): Typed {
  let { value, caret } = typed;
  if (deletion !== null && tookHyphen(before, typed)) {
    if (deletion === 'backward') caret -= 1;
    value = value.slice(0, caret) + value.slice(caret + 1);
  }
  const formatted = formatPhone(value);
  return {
    value: formatted,
    caret: caretBehind(phoneDigits(value.slice(0, caret)).length, formatted),
  };
}
