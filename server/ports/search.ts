import type { Page, SearchHit, SearchKind, SearchQuery } from '#core';

/** Places are searched apart: their names are kept in memory. */
type AskedKind = Exclude<SearchKind, 'place'>;

/** What is searched of is stored by its kind. */
export type StoredKind = AskedKind | 'post';

/** The question, with the moment at which it is asked (ms). */
export type AskedSearch = SearchQuery & { readonly kind: AskedKind; readonly now: number };

/** What is searched, as it is stored. */
export interface StoredSearch {
  /**
   * What the core's `Search` promises. Total and order are of the first page's moment, each status of this
   * one's.
   * @throws BadCursorError for a cursor that this question never gave.
   */
  find(query: AskedSearch): Promise<Omit<Page<SearchHit>, 'version'>>;
}
