import type { Cancellation } from '../shared/abort';
import type { NoticeStatus, SupplyCode } from '../shared/codes';
import type { Page } from '../shared/page';
import type { ClosingDays } from './closing-days';
import type { Notice, NoticeArea, NoticeSummary } from './notice';
import type { NoticeFilter, NoticeSort } from './notice-filter';

/** No more notices than these are answered by id at once. */
export const MOST_NOTICES_BY_ID = 60;

export interface NoticeListQuery {
  readonly filter: NoticeFilter;
  /** Words that a notice holds (`holdsWords`), as they were typed; blank or left out asks nothing. */
  readonly q?: string | undefined;
  /** When applications end; left out asks nothing. */
  readonly closes?: ClosingDays | undefined;
  readonly sort: NoticeSort;
  /** 1 to 100. */
  readonly limit: number;
  readonly cursor: string | null;
}

/** So many notices of each kind, each list counted as if nothing were asked of it alone. */
export interface NoticeTally {
  readonly total: number;
  readonly supplies: readonly { readonly code: SupplyCode; readonly count: number }[];
  readonly statuses: readonly { readonly code: NoticeStatus; readonly count: number }[];
  /** The most frequent first. */
  readonly organisations: readonly { readonly name: string; readonly count: number }[];
  /** Areas that notices are for, and those around them, in the order of their codes; not the whole country. */
  readonly areas: readonly (NoticeArea & { readonly count: number })[];
}

/** units: 공급 주택 as a table (CSV) · summary: the notice as plain text. */
export const NOTICE_FILE = { units: 'units', summary: 'summary' } as const;
export type NoticeFileKind = keyof typeof NOTICE_FILE;

/** Finds notices. Every method rejects with an AppError; an aborted one with an AbortError. */
export interface NoticeSearch {
  /**
   * In the order of compareNotices; a page is never longer than `limit`, the last has no `next`. Words
   * longer than LONGEST_SEARCH are refused.
   */
  list(query: NoticeListQuery, cancel?: Cancellation): Promise<Page<NoticeSummary>>;
  tally(filter: NoticeFilter, cancel?: Cancellation): Promise<NoticeTally>;
  /**
   * All that are not over, however many, in no order that means anything: the same for everybody, so
   * that no question tells anything of who asks (spec/readings R33).
   */
  weighed(cancel?: Cancellation): Promise<readonly NoticeSummary[]>;
  /** Null where there is none. One that is over or gone from its source is answered. */
  one(id: string, cancel?: Cancellation): Promise<Notice | null>;
  /** In the order asked for, at most {@link MOST_NOTICES_BY_ID}; unknown ones left out. */
  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly NoticeSummary[]>;
}

/** Files that the product makes of a notice. */
export interface NoticeFiles {
  /**
   * Fetches one and has the device keep it; answers the name that it is kept under (spec/readings R21).
   * Rejects with an AppError, also where there is no such notice.
   */
  keep(id: string, kind: NoticeFileKind, cancel?: Cancellation): Promise<string>;
}
