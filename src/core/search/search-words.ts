/** A part of what was typed. */
export interface SearchWord {
  /** As {@link searchLetters} writes it; of initials only consonants that begin a syllable. */
  readonly text: string;
  /** ㅊㄴ stands for 청년, and is looked for in titles alone. */
  readonly isInitials: boolean;
}

/** No question has more words that are looked for. */
const MOST_WORDS = 8;

/** What is drawn as one sign where two consonants are typed one after the other. */
const CLUSTERS: readonly (readonly [sign: string, typed: string])[] = [
  ['ㄳ', 'ㄱㅅ'],
  ['ㄵ', 'ㄴㅈ'],
  ['ㄶ', 'ㄴㅎ'],
  ['ㄺ', 'ㄹㄱ'],
  ['ㄻ', 'ㄹㅁ'],
  ['ㄼ', 'ㄹㅂ'],
  ['ㄽ', 'ㄹㅅ'],
  ['ㄾ', 'ㄹㅌ'],
  ['ㄿ', 'ㄹㅍ'],
  ['ㅀ', 'ㄹㅎ'],
  ['ㅄ', 'ㅂㅅ'],
];

const lowerLatin = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * A text as it is searched: composed, with its syllables, digits and small Latin letters, and one space
 * for whatever stands between them. The database's search_words() is tested against this.
 */
export function searchLetters(text: string): string {
  const letters = lowerLatin(text.normalize('NFC'));
  return letters.replace(/[^가-힣a-z0-9]+/g, ' ').trim();
}

/**
 * The words of a question, each once, at most {@link MOST_WORDS}. Signs part words, and so do initials:
 * `월세ㅈㅇ` asks for 월세 and for ㅈㅇ. Nothing that is typed throws.
 */
export function searchWords(q: string): readonly SearchWord[] {
  let typed = lowerLatin(q.normalize('NFC'));
  for (const [sign, consonants] of CLUSTERS) typed = typed.replaceAll(sign, consonants);
  const words = new Set(typed.match(/[가-힣a-z0-9]+|[ㄱ-ㅎ]+/g));
  return Array.from(words, (text) => ({ text, isInitials: /^[ㄱ-ㅎ]/.test(text) })).slice(
    0,
    MOST_WORDS,
  );
}
