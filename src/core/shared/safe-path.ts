/** Any origin will do: a path is safe when it stays where it is read. */
const HERE = 'https://hankan.invalid';

/**
 * A path that leaves its origin: nothing but a second slash or backslash, plain or encoded, behind
 * the first one, with nothing but encoded blanks between, which some reader drops or decodes.
 */
const LEAVES = /^\/(?:%[01][\da-f]|%20|%7f)*(?:[/\\]|%2f|%5c)/i;

/** Control characters, which URL parsers drop, and halves of characters, which none can write. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;

/**
 * Whether a target is a path of this origin, also once its dots are resolved (spec/readings R13).
 */
export function isSafePath(target: string): boolean {
  if (!target.startsWith('/') || UNWRITABLE.test(target) || LEAVES.test(target)) return false;
  return !LEAVES.test(new URL(target, HERE).pathname);
}
