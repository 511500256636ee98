import type { Yyyymmdd } from '../shared/day';
import { MOST_HITS, type SearchedText } from './search';
import { searchRank } from './search-rank';
import { searchWords } from './search-words';

/** Something that can be found. */
export interface SearchEntry {
  readonly id: string;
  readonly text: SearchedText;
  /** The day that it is of. */
  readonly freshOn: Yyyymmdd;
  readonly isOver: boolean;
}

/**
 * What a question finds, in its order: by {@link searchRank}, what is over behind the rest, the later
 * day first, then the later id. Of more than MOST_HITS only the freshest are found.
 */
export function foundInOrder<Entry extends SearchEntry>(
  entries: readonly Entry[],
  q: string,
): readonly Entry[] {
  const words = searchWords(q);
  return entries
    .flatMap((entry) => {
      const rank = searchRank(entry.text, words);
      return rank === null ? [] : [{ entry, rank }];
    })
    .sort((a, b) => fresherFirst(a.entry, b.entry))
    .slice(0, MOST_HITS)
    .sort((a, b) => a.rank - b.rank || Number(a.entry.isOver) - Number(b.entry.isOver))
    .map(({ entry }) => entry);
}

const fresherFirst = (a: SearchEntry, b: SearchEntry): number =>
  Number(b.freshOn) - Number(a.freshOn) || b.id.localeCompare(a.id, 'en', { numeric: true });
