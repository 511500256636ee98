import { initialsOf } from '../shared/text/hangul';
import type { MarkedPart } from '../shared/text/marked-part';
import { searchLetters, searchWords, type SearchWord } from './search-words';

/** A letter that is searched, and where it stands in the text. */
interface Letter {
  readonly letter: string;
  readonly at: number;
  readonly beginsWord: boolean;
}

function lettersOf(text: string): readonly Letter[] {
  const letters: Letter[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = searchLetters(text.charAt(at));
    if (letter !== '') letters.push({ letter, at, beginsWord: letters.at(-1)?.at !== at - 1 });
  }
  return letters;
}

/** The letters of every place where a word stands. */
function foundLetters(
  { text: word, isInitials }: SearchWord,
  letters: readonly Letter[],
): readonly Letter[] {
  const joined = letters.map(({ letter }) => letter).join('');
  const searched = isInitials ? initialsOf(joined) : joined;
  const found: Letter[] = [];
  for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1))
    if (word.length > 1 || letters[at]?.beginsWord === true)
      found.push(...letters.slice(at, at + word.length));
  return found;
}

/**
 * A text in pieces, with everything marked that a question finds in it, spaces between two marks too.
 * The pieces together are the text, composed (NFC). Initials are marked in texts that are searched by
 * them, as titles are.
 */
export function markHits(text: string, q: string, isTitle = true): readonly MarkedPart[] {
  const composed = text.normalize('NFC');
  const letters = lettersOf(composed);
  const isMarked = new Array<boolean>(composed.length).fill(false);
  const words = searchWords(q).filter(({ isInitials }) => isTitle || !isInitials);
  for (const word of words) for (const { at } of foundLetters(word, letters)) isMarked[at] = true;
  for (const { index, 0: gap } of composed.matchAll(/\s+/g))
    if (isMarked[index - 1] === true && isMarked[index + gap.length] === true)
      isMarked.fill(true, index, index + gap.length);
  const parts: { text: string; isHit: boolean }[] = [];
  for (const [at, isHit] of isMarked.entries()) {
    const last = parts.at(-1);
    if (last?.isHit === isHit) last.text += composed.charAt(at);
    else parts.push({ text: composed.charAt(at), isHit });
  }
  return parts;
}
