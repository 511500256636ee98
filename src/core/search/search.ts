import type { NoticeSummary } from '../youth/notice';

/** What a search finds, each kind asked on its own. Places are found by `PlaceSearch`. */
export const SEARCH_KIND = { notice: 'notice' } as const;
export type SearchKind = keyof typeof SEARCH_KIND;

/** A longer text is no question. */
export const LONGEST_SEARCH = 100;
export const SEARCH_FORM = new RegExp(`^[\\s\\S]{0,${LONGEST_SEARCH}}$`, 'u');
/** No more hits of one kind are told of: the freshest ones. */
export const MOST_HITS = 2000;

/** What is looked through, in the order in which a hit counts. */
export interface SearchedText {
  readonly title: string;
  /** Whose it is, what it is, and where. */
  readonly names: string;
  readonly body: string;
}

/** One thing that was found. */
export interface SearchHit {
  readonly kind: SearchKind;
  readonly notice: NoticeSummary;
}
