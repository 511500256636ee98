import type { Cancellation } from '../shared/abort';
import type { Page } from '../shared/page';
import type { SearchHit, SearchKind } from './search';

/** A page of what was found. */
export interface SearchPage extends Omit<Page<SearchHit>, 'version'> {
  /**
   * The question that was answered, where nothing was found for the one that was asked and one wrong
   * jamo could be why: further pages are asked with it. Else null.
   */
  readonly corrected: string | null;
}

export interface SearchQuery {
  /** As it was typed. */
  readonly q: string;
  readonly kind: SearchKind;
  /** 1 to 100. */
  readonly limit: number;
  readonly cursor: string | null;
}

/** Finds what is written about something. */
export interface Search {
  /**
   * Notices, posts, articles or deals that hold every word of the question, in the order of `foundInOrder`: by where the words
   * stand, what is over behind the rest, the freshest first. `total` is exact up to MOST_HITS; of more
   * only the freshest are found. A question without a word finds none. Places are those of
   * `PlaceSearch` for the whole question, at most MOST_PLACES. Posts are those of `foundPosts` by the posts and
   * comments that the person may see: behind those that hold the words are those with a comment that does.
   * Deals are found by `directSearchText`, mates among them by `mateSearchText`, and only while they are on offer to the person.
   * Rejects with an AppError, also for a question longer than LONGEST_SEARCH; an aborted one with an
   * AbortError.
   */
  find(query: SearchQuery, cancel?: Cancellation): Promise<SearchPage>;
}
