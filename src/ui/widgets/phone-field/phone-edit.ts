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

/** Whether all that an edit did was to take the hyphen away that stood at the caret. */
function tookHyphen(before: string, { value, caret }: Typed): boolean {
  return before[caret] === '-' && before.slice(0, caret) + before.slice(caret + 1) === value;
}

/**
 * What stands in a telephone field after an edit: digits, hyphenated anew, and the caret behind the
 * same digits as before. A hyphen that was deleted would come back: the digit behind it goes, seen
 * in the direction of the deletion.
 */
export function afterEdit(before: string, typed: Typed, isForward = false): Typed {
  let { value, caret } = typed;
  if (tookHyphen(before, typed)) {
    const gone = isForward ? caret : caret - 1;
    value = value.slice(0, gone) + value.slice(gone + 1);
    caret = isForward ? caret : caret - 1;
  }
  const formatted = formatPhone(value);
  return {
    value: formatted,
    caret: caretBehind(phoneDigits(value.slice(0, caret)).length, formatted),
  };
}
