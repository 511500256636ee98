const FIRST = 0xac00;
const VOWELS = 21;
const FINALS = 28;
const INITIALS = 19;

/** A shorter word has too many neighbours, and a longer one is no word that somebody mistyped once. */
const WORD = /^[가-힣]{2,12}$/;

/** The syllables that differ from one in its first consonant, its vowel or its last consonant. */
function syllablesBeside(syllable: string): readonly string[] {
  const at = syllable.charCodeAt(0) - FIRST;
  const parts = [Math.floor(at / (VOWELS * FINALS)), Math.floor(at / FINALS) % VOWELS, at % FINALS];
  const [initial = 0, vowel = 0, final = 0] = parts;
  const made = (of: readonly [number, number, number]): string =>
    String.fromCharCode(FIRST + (of[0] * VOWELS + of[1]) * FINALS + of[2]);
  const others = (count: number, own: number): readonly number[] =>
    Array.from({ length: count }, (_, each) => each).filter((each) => each !== own);
  return [
    ...others(VOWELS, vowel).map((each) => made([initial, each, final])),
    ...others(FINALS, final).map((each) => made([initial, vowel, each])),
    ...others(INITIALS, initial).map((each) => made([each, vowel, final])),
  ];
}

/**
 * The words that one wrong jamo could have made of this one (spec/readings R39b): 월새 of
 * 월세, 보중금 of 보증금. None for a single syllable, for more than twelve, and for what has other letters.
 */
export function wordsBeside(word: string): readonly string[] {
  if (!WORD.test(word)) return [];
  const letters = Array.from(word);
  return letters.flatMap((letter, at) =>
    syllablesBeside(letter).map((other) => letters.with(at, other).join('')),
  );
}
