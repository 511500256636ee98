import type { Place } from '../map/place';
import type { NoticeSummary } from '../youth/notice';

/** What a search finds, each kind asked on its own. */
export const SEARCH_KIND = { notice: 'notice', place: 'place' } as const;
export type SearchKind = keyof typeof SEARCH_KIND;

/** A longer text is no question. */
export const LONGEST_SEARCH = 100;
export const SEARCH_FORM = new RegExp(`^[\\s\\S]{0,${LONGEST_SEARCH}}$`, 'u');
/** No more notices are told of: the freshest ones. Of places no more than MOST_PLACES are. */
export const MOST_HITS = 2000;

/** What is looked through, in the order in which a hit counts. */
export interface SearchedText {
  readonly title: string;
  /** Whose it is, what it is, and where. */
  readonly names: string;
  readonly body: string;
}

/** One thing that was found. */
export type SearchHit =
  | { readonly kind: 'notice'; readonly notice: NoticeSummary }
  | { readonly kind: 'place'; readonly place: Place };
