import type { Yyyymmdd } from '../shared/day';
import { MOST_HITS } from './search';
import { foundInOrder, type SearchEntry } from './search-order';
import { searchRank } from './search-rank';
import { searchWords } from './search-words';

/** A comment that can be found. */
interface SaidEntry {
  readonly id: string;
  readonly text: string;
  /** The day on which it was said. */
  readonly saidOn: Yyyymmdd;
}

/** A post that was found; the comment that speaks for it where it does not speak for itself. */
interface FoundPost<Entry, Said> {
  readonly entry: Entry;
  readonly comment: Said | null;
}

/**
 * The posts that a question finds: those that hold its words themselves, in their order, then those about
 * which one comment holds them all, each once, by the latest such comment; of these the last spoken about
 * first, then the later id. No more than MOST_HITS in all. The database is tested against this.
 */
export function foundPosts<Entry extends SearchEntry, Said extends SaidEntry>(
  entries: readonly (Entry & { readonly comments: readonly Said[] })[],
  q: string,
): readonly FoundPost<Entry, Said>[] {
  const words = searchWords(q);
  const own = foundInOrder(entries, q);
  const isOwn = new Set(own.map(({ id }) => id));
  const spoken = entries
    .filter(({ id }) => !isOwn.has(id))
    .flatMap((entry) => {
      const [comment] = entry.comments
        .filter(({ text }) => searchRank({ title: '', names: '', body: text }, words) !== null)
        .toSorted((a, b) => later(a.saidOn, b.saidOn) || laterId(a, b));
      return comment === undefined ? [] : [{ entry, comment }];
    })
    .toSorted((a, b) => later(a.comment.saidOn, b.comment.saidOn) || laterId(a.entry, b.entry));
  return [...own.map((entry) => ({ entry, comment: null })), ...spoken].slice(0, MOST_HITS);
}

const later = (a: Yyyymmdd, b: Yyyymmdd): number => Number(b) - Number(a);

const laterId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  b.id.localeCompare(a.id, 'en', { numeric: true });
