/** One UTF-16 unit of a text as it is seen, and where it stands in the text as it is written. */
export interface SeenLetter {
  readonly letter: string;
  readonly start: number;
  readonly end: number;
}

/** What takes no room of its own: marks on letters, joiners, fillers, halves of characters. */
const UNSEEN = /^(?:[\p{Cf}\p{M}\p{Cs}\u115f\u1160\u3164\uffa0]|(?!\s)\p{Cc})$/u;
/** Jamo that are typed alone: 'ㅋㅌ' stays as it is. */
const JAMO_ALONE = /^[\u3131-\u318e]$/;
/** What may be a part of the letter in front: marks, vowels and last consonants. */
const JOINS = /^[\p{M}\u1161-\u11ff]$/u;

const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Digits of other scripts as ours: in each, ten of them stand in a row, from nought to nine. */
const plainDigits = (text: string): string =>
  text.replace(OTHER_DIGIT, (digit) => {
    const code = Number(digit.codePointAt(0));
    let before = 0;
    while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });

/**
 * A text letter by letter as a reader sees it: small, in plain width, composed (NFKC), without what has
 * no width. `１０` reads like 10, and a syllable in pieces like the syllable.
 */
export function seenLetters(text: string): readonly SeenLetter[] {
  const seen: SeenLetter[] = [];
  let start = 0;
  for (const sign of text) {
    const end = start + sign.length;
    const plain = JAMO_ALONE.test(sign) ? sign : plainDigits(sign.normalize('NFKC').toLowerCase());
    for (const part of UNSEEN.test(sign) && !JOINS.test(sign) ? '' : plain) {
      const last = seen.at(-1);
      const joined =
        last !== undefined && JOINS.test(part) ? joinedLetter(last.letter, part) : null;
      if (last !== undefined && joined !== null)
        seen[seen.length - 1] = { letter: joined, start: last.start, end };
      else if (!UNSEEN.test(part))
        for (const letter of part.split('')) seen.push({ letter, start, end });
    }
    start = end;
  }
  return seen;
}

/** Where the letters from one to another stand in the text as it is written; there is at least one. */
export function writtenPlace(
  letters: readonly SeenLetter[],
  from: number,
  to: number,
): { readonly start: number; readonly end: number } {
  const within = letters.slice(from, to);
  return {
    start: Math.min(...within.slice(0, 1).map(({ start }) => start)),
    end: Math.max(...within.slice(-1).map(({ end }) => end)),
  };
}

/** The one letter that two make; null where they make none. */
function joinedLetter(letter: string, part: string): string | null {
  const joined = `${letter}${part}`.normalize('NFC');
  return joined.length === 1 ? joined : null;
}
