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

/** A name or a query as it is compared: composed, lower case, without spaces. */
export interface TypedText {
  readonly plain: string;
  /** Letter by letter the initial consonants of `plain`. */
  readonly initials: string;
}

/** What {@link typedRank} compares; a name that is asked for often is prepared once. */
export function typedText(text: string): TypedText {
  const plain = text.normalize('NFC').toLowerCase().replace(/\s/g, '');
  return { plain, initials: initialsOf(plain) };
}

/** One letter against one typed: a consonant stands for its syllables, 시 for 신 and 심 as well. */
function letterMatches(letter: string, typed: string): boolean {
  if (letter === typed || initialOf(letter) === typed) return true;
  if (!isSyllable(letter)) return false;
  const index = indexOf(letter);
  return indexOf(typed) === index - (index % PER_VOWEL);
}

function matchesAt(own: string, asked: string, at: number): boolean {
  for (let index = 0; index < asked.length; index += 1)
    if (!letterMatches(own.charAt(at + index), asked.charAt(index))) return false;
  return true;
}

/** {@link matchRank} of prepared texts. */
export function typedRank(own: TypedText, asked: TypedText): number | null {
  if (asked.plain === '') return null;
  if (own.plain === asked.plain) return 0;
  // A match has the query's initials at its place, so most names are ruled out by one look.
  let at = own.initials.indexOf(asked.initials);
  if (at < 0) return null;
  const found = own.plain.indexOf(asked.plain);
  if (found >= 0) return found === 0 ? 1 : 2;
  while (at >= 0 && !matchesAt(own.plain, asked.plain, at))
    at = own.initials.indexOf(asked.initials, at + 1);
  if (at < 0) return null;
  return at === 0 ? 3 : 4;
}

/**
 * How well a name answers what was typed: 0 the same, 1 begins with it, 2 contains it, 3 begins
 * with its initial consonants or half-typed syllables (ㅅㄹ, 시리), 4 contains them; null not at
 * all. Spaces and capitals do not count; an empty query matches nothing.
 */
export function matchRank(name: string, query: string): number | null {
  return typedRank(typedText(name), typedText(query));
}
