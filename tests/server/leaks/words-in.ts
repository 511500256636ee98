import { WORD_LETTERS } from './secret';
import { SECRETS } from './secrets';

/** Letters of which words are made, as many as a word has or more. */
const RUN = new RegExp(`[a-p]{${WORD_LETTERS},}`, 'g');
const IS_PLAIN = new RegExp(`^[a-p]{${WORD_LETTERS}}$`);

const words = SECRETS.map(({ word }) => word);
const plain = new Set(words.filter((word) => IS_PLAIN.test(word)));
const others = words.filter((word) => !plain.has(word));

const NONE: ReadonlySet<string> = new Set();

/**
 * The words of secrets that stand in what somebody was told. All of them are looked for at once, and the text, of
 * which there are gigabytes, is kept by nobody.
 */
export function wordsIn(text: string): ReadonlySet<string> {
  const found = new Set(others.filter((word) => text.includes(word)));
  for (const [run] of text.matchAll(RUN))
    for (let at = 0; at + WORD_LETTERS <= run.length; at += 1) {
      const word = run.slice(at, at + WORD_LETTERS);
      if (plain.has(word)) found.add(word);
    }
  return found.size === 0 ? NONE : found;
}
