import { seenLetters, type SeenLetter } from '../shared/text/seen-letters';

/**
 * A text as the rules read it: letters and digits as they are seen, one blank for whatever parts words,
 * one line break for whatever ends a sentence. `letters` says where each unit of `text` comes from.
 */
export interface FoldedText {
  readonly text: string;
  readonly letters: readonly SeenLetter[];
}

export const BLANK = ' ';
export const END = '\n';

const LETTER = /^[\p{L}\p{N}%]$/u;
const ENDS = /^[\n\r\u2028\u2029!?;\u3002]$/;
/** Behind these a full stop ends a sentence even where no blank follows: `없어요.보증금은`. */
const LAST_SYLLABLES = /^[요다죠까네]$/;

/** Between two syllables that stand alone, and behind two of them, no sentence ends. */
const BETWEEN_SYLLABLES =
  /(?<=(?:^|[ \n])[^ \n])\n(?=[^ \n](?:[ \n]|$))|(?<=(?:^|[ \n])[^ \n][ \n][^ \n])\n/g;

/** How a sign parts what stands around it; a full stop may as well stand between two syllables. */
function partedBy(letters: readonly SeenLetter[], at: number): string {
  const signAt = (index: number): string => letters[index]?.letter ?? '';
  if (ENDS.test(signAt(at))) return END;
  const [before, after] = [signAt(at - 1), signAt(at + 1)];
  if (signAt(at) !== '.') return BLANK;
  if (LAST_SYLLABLES.test(before) && LETTER.test(signAt(at - 2))) return END;
  return before !== '.' && after.trim() === '' ? END : BLANK;
}

/** The text of {@link FoldedText}: `가.계 약. 금` reads `가 계 약 금`. */
export function foldedText(written: string): FoldedText {
  const seen = seenLetters(written);
  const letters: SeenLetter[] = [];
  for (const [at, one] of seen.entries()) {
    const letter = LETTER.test(one.letter) ? one.letter : partedBy(seen, at);
    const last = letters.at(-1);
    const isParted = last?.letter === BLANK || last?.letter === END;
    if (letter === END && isParted) letters[letters.length - 1] = { ...one, letter };
    else if (letter === END || letter !== BLANK || !isParted) letters.push({ ...one, letter });
  }
  const text = letters.map(({ letter }) => letter).join('');
  const joined = text.replace(BETWEEN_SYLLABLES, BLANK);
  return { text: joined, letters };
}
