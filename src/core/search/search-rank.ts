import { initialsOf } from '../shared/text/hangul';
import type { SearchedText } from './search';
import { searchLetters, searchWords, type SearchWord } from './search-words';

/** Where the words of a question stand in what it finds, the best place first. */
export const SEARCH_PLACE = { begins: 0, title: 1, names: 2, body: 3 } as const;

/**
 * Whether a word stands in a text of {@link searchLetters}. Where words end does not count, since
 * 월세지원 and 월세 지원 are one; a single letter stands only where a word begins, and in no body.
 */
const holds = (letters: string, word: string): boolean =>
  word.length === 1
    ? ` ${letters}`.includes(` ${word}`)
    : letters.replaceAll(' ', '').includes(word);

/**
 * How well something answers a question: 0 its title begins with the first word and holds them all, 1 its
 * title holds them, 2 its names do, 3 its body does, each with what comes before it; null where a word
 * stands nowhere, and where there is no word. The lower is the better. The database is tested against this.
 */
export function searchRank(text: SearchedText, words: readonly SearchWord[]): number | null {
  const [first] = words;
  if (first === undefined) return null;
  const title = searchLetters(text.title);
  const [names, body] = [searchLetters(text.names), searchLetters(text.body)];
  const titleFor = ({ isInitials }: SearchWord) => (isInitials ? initialsOf(title) : title);
  let rank: number = SEARCH_PLACE.title;
  for (const word of words) {
    const further = word.isInitials ? [] : word.text.length === 1 ? [names] : [names, body];
    const place = placeOf(word, [titleFor(word), ...further]);
    if (place === null) return null;
    rank = Math.max(rank, place);
  }
  const begins = titleFor(first).replaceAll(' ', '').startsWith(first.text);
  return begins && rank === SEARCH_PLACE.title ? SEARCH_PLACE.begins : rank;
}

/**
 * Whether a text is among those that a list is narrowed to by words: all where nothing is asked, and
 * none where what is asked holds no letter.
 */
export const holdsWords = (text: SearchedText, q: string): boolean =>
  asksNothing(q) || searchRank(text, searchWords(q)) !== null;

/** Whether words that a list could be narrowed by are left out. */
export const asksNothing = (q: string): boolean => q.trim() === '';

/** SEARCH_PLACE of the first of title, names and body that holds a word. */
function placeOf({ text }: SearchWord, texts: readonly string[]): number | null {
  const at = texts.findIndex((letters) => holds(letters, text));
  return at < 0 ? null : SEARCH_PLACE.title + at;
}
