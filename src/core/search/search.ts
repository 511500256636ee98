import type { CommentPlace } from '../community/comment';
import type { PostSummary } from '../community/post';
import type { ContentSummary } from '../content/content';
import type { DirectSummary } from '../deal/deal';
import type { MateSummary } from '../mate/mate';
import type { Place } from '../map/place';
import type { NoticeSummary } from '../youth/notice';

/** What a search finds, each kind asked on its own. */
export const SEARCH_KIND = {
  notice: 'notice',
  place: 'place',
  post: 'post',
  content: 'content',
  deal: 'deal',
} as const;
export type SearchKind = keyof typeof SEARCH_KIND;

/** A longer text is no question. */
export const LONGEST_SEARCH = 100;
export const SEARCH_FORM = new RegExp(`^[\\s\\S]{0,${LONGEST_SEARCH}}$`, 'u');
/** No more notices, posts, articles or deals are told of: the freshest ones. Of places no more than MOST_PLACES are. */
export const MOST_HITS = 2000;

/** What is looked through, in the order in which a hit counts. */
export interface SearchedText {
  readonly title: string;
  /** Whose it is, what it is, and where. */
  readonly names: string;
  readonly body: string;
}

/** Letters of {@link SearchHit} `said`. */
export const MOST_SAID = 120;

/**
 * One thing that was found; `said` is what its text says around the first hit, or the comment's where a
 * post does not hold the words itself.
 */
export type SearchHit =
  | { readonly kind: 'notice'; readonly notice: NoticeSummary }
  | { readonly kind: 'place'; readonly place: Place }
  | {
      readonly kind: 'post';
      readonly post: PostSummary;
      readonly said: string;
      readonly comment: CommentPlace | null;
    }
  | { readonly kind: 'content'; readonly content: ContentSummary; readonly said: string }
  | {
      readonly kind: 'deal';
      /** A room, or somebody to live with, who says on which side. */
      readonly deal: DirectSummary | MateSummary;
      readonly said: string;
    };
