/** A field and the place in it where the next sign goes. */
interface Typed {
  readonly value: string;
  readonly caret: number;
}

/** The digits of a text, also of those that a Korean keyboard writes wide. */
const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/**
 * What stands in a field of digits after an edit: no more than `most`, written by `format`, and the
 * caret behind the same digits as before.
 */
export function afterDigits(
  { value, caret }: Typed,
  most: number,
  format: (digits: string) => string,
): Typed & { readonly digits: string } {
  const digits = digitsIn(value).slice(0, most);
  const formatted = format(digits);
  const before = Math.min(digitsIn(value.slice(0, caret)).length, most);
  // A zero in front may be gone: counted from the end, the caret stays where it was.
  const behind = digits.length - before;
  let at = formatted.length;
  for (let passed = 0; passed < behind && at > 0; at -= 1)
    if (/\d/.test(formatted.charAt(at - 1))) passed += 1;
  // In front of what parts digits: a Backspace takes the next one away.
  while (at > 0 && !/\d/.test(formatted.charAt(at - 1))) at -= 1;
  return { value: formatted, caret: at, digits };
}
