import type { SearchedText } from './search';
import { searchRank } from './search-rank';
import { searchWords } from './search-words';
import { wordsBeside } from './typo';

/** Of two words that stand in so many texts each is as frequent as the other. */
export const OFTEN = 50;

/**
 * The question without what one wrong jamo made of its words (spec/readings R39b): a word that stands in none
 * of these texts becomes the one beside it that stands in most of them, of several the first of `wordsBeside`.
 * A comment is a text that is a body alone. Null where every word stands somewhere, and where a word that does not has
 * none beside it that does. The database is tested against this.
 */
export function correctedQuestion(q: string, texts: readonly SearchedText[]): string | null {
  const timesOf = (text: string): number => {
    const word = [{ text, isInitials: false }];
    return Math.min(OFTEN, texts.filter((one) => searchRank(one, word) !== null).length);
  };
  let isChanged = false;
  const meant: string[] = [];
  for (const { text, isInitials } of searchWords(q)) {
    const beside = isInitials ? [] : wordsBeside(text);
    const isKnown = beside.length === 0 || timesOf(text) > 0;
    const [best] = isKnown
      ? [{ word: text, times: 1 }]
      : beside
          .map((word) => ({ word, times: timesOf(word) }))
          .filter(({ times }) => times > 0)
          .toSorted((a, b) => b.times - a.times);
    if (best === undefined) return null;
    isChanged ||= !isKnown;
    meant.push(best.word);
  }
  return isChanged ? meant.join(' ') : null;
}
