import type { CommentPlace, NoticeSummary, Page, SearchKind, SearchQuery } from '#core';
import type { ContentRecord } from './magazine/contents';
import type { PostRecord } from './communities/posts';
import type { DealSummaryRecord } from './deals/deals';

/** Places are searched apart: their names are kept in memory. */
export type AskedKind = Exclude<SearchKind, 'place'>;

/** What was found, as the database holds it; `said` and `comment` are as in the core's SearchHit. */
export type StoredHit =
  | { readonly kind: 'notice'; readonly notice: NoticeSummary }
  | {
      readonly kind: 'post';
      readonly post: PostRecord;
      readonly said: string;
      readonly comment: CommentPlace | null;
    }
  | { readonly kind: 'content'; readonly content: ContentRecord; readonly said: string }
  | { readonly kind: 'deal'; readonly deal: DealSummaryRecord; readonly said: string };

/** The question, with the moment at which it is asked (ms), and by whom: null by a visitor. */
export type AskedSearch = SearchQuery & {
  readonly kind: AskedKind;
  readonly now: number;
  readonly reader: number | null;
};

/** What is searched, as it is stored. */
export interface StoredSearch {
  /**
   * What the core's `Search` promises. Total and order are of the first page's moment, each status of this
   * one's; of deals those alone are answered that are on offer at this one's.
   * @throws BadCursorError for a cursor that this question never gave.
   */
  find(query: AskedSearch): Promise<Omit<Page<StoredHit>, 'version'>>;
  /**
   * The core's `correctedQuestion` of all that a reader may find at a moment (ms), null for a visitor: nothing
   * else makes a word known, or meant.
   */
  correct(q: string, reader: number | null, now: number): Promise<string | null>;
}
