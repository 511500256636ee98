const FIRST_SYLLABLE = 0xac00;
/** Syllables that begin with the same consonant, and with the same consonant and vowel. */
const PER_INITIAL = 588;
const PER_VOWEL = 28;
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

const isSyllable = (letter: string): boolean => /[가-힣]/.test(letter);
const indexOf = (syllable: string): number => syllable.charCodeAt(0) - FIRST_SYLLABLE;

const initialOf = (letter: string): string =>
  isSyllable(letter) ? INITIALS.charAt(Math.floor(indexOf(letter) / PER_INITIAL)) : letter;

/** 신림역 → ㅅㄹㅇ; whatever is no Hangul syllable stays. */
export function initialsOf(text: string): string {
  return Array.from(text, initialOf).join('');
}

/** Whether a query consists of initial consonants only, such as ㅅㄹㅇ. Spaces do not count. */
export function isInitials(query: string): boolean {
  return /^[ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ]+$/.test(query.replace(/\s/g, ''));
}

/** What is compared: composed, lower case, without spaces. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s/g, '');

/** One letter against one typed: a consonant stands for its syllables, 시 for 신 and 심 as well. */
function letterMatches(letter: string, typed: string): boolean {
  if (letter === typed || initialOf(letter) === typed) return true;
  if (!isSyllable(letter)) return false;
  const index = indexOf(letter);
  return indexOf(typed) === index - (index % PER_VOWEL);
}

const matchesAt = (letters: readonly string[], typed: readonly string[], at: number): boolean =>
  typed.every((one, index) => letterMatches(letters[at + index] ?? '', one));

/**
 * How well a name answers what was typed: 0 the same, 1 begins with it, 2 contains it, 3 begins
 * with its initial consonants or half-typed syllables (ㅅㄹ, 시리), 4 contains them; null not at
 * all. Spaces and capitals do not count; an empty query matches nothing.
 */
export function matchRank(name: string, query: string): number | null {
  const own = plain(name);
  const asked = plain(query);
  if (asked === '') return null;
  if (own === asked) return 0;
  const found = own.indexOf(asked);
  if (found >= 0) return found === 0 ? 1 : 2;
  const letters = Array.from(own);
  const typed = Array.from(asked);
  const at = letters.findIndex((_, start) => matchesAt(letters, typed, start));
  if (at < 0) return null;
  return at === 0 ? 3 : 4;
}
