import type {
  Notice,
  NoticeContent,
  NoticeFilter,
  NoticeListQuery,
  NoticeSource,
  NoticeSummary,
  NoticeTally,
  Page,
  Yyyymmdd,
} from '#core';

/** A notice to be stored; known again by the key that its source itself gives it. */
export type NewNotice = NoticeContent & { readonly number: string };

/** Who delivers notices: what kind of source it is, and its name, within which numbers are unique. */
export interface NoticesFrom {
  readonly source: NoticeSource;
  readonly sourceName: string;
  /** Which of its lists they stand in, where it has several. */
  readonly sourceList?: string;
}

/** A job that follows from a correction, and the correction that it is about. */
export const NOTICE_CORRECTED_JOB = 'notice-corrected';
export interface CorrectedNotice {
  readonly noticeId: string;
  readonly number: number;
  /** Who sets an alarm after this moment (ms) has read it; without it everybody is told. */
  readonly before?: number;
}

/** A notice, and the version of the notices that it is of. */
export interface NoticeNow {
  readonly notice: Notice;
  readonly version: string;
}

/** A notice that a search may find, and the day on which it was announced or last corrected. */
export interface FoundNotice {
  readonly id: string;
  readonly changedOn: Yyyymmdd;
}

/** The list's question, with the moment at which it is asked (ms). */
export type AskedNotices = NoticeListQuery & { readonly now: number };

/** As many rows as are a tenth of a megabyte on their way. */
export const WEIGHED_PAGE = 1000;
export type WeighedPage = Omit<Page<NoticeSummary>, 'version'>;

/**
 * All that is asked about notices. `now` is the moment of the question in ms: what status a notice
 * has goes by it (spec/readings R30). Those that are gone from their source stay.
 */
export interface Notices {
  /**
   * A page in the order of compareNotices. Total, version and order are of the first page's moment,
   * each status of this one's.
   * @throws BadCursorError for a cursor that this question never gave.
   */
  list(query: AskedNotices): Promise<Page<NoticeSummary>>;
  tally(filter: NoticeFilter, now: number): Promise<NoticeTally>;
  /**
   * A page of all that are not over: at most {@link WEIGHED_PAGE} in the order of their ids, so that
   * nothing moves between two pages.
   * @throws BadCursorError for a cursor that this question never gave.
   */
  weighed(cursor: string | null, now: number): Promise<WeighedPage>;
  /** Those that are neither over nor gone, the latest changed first, at most so many. */
  findable(now: number, most: number): Promise<readonly FoundNotice[]>;
  /** Null where there is none. */
  one(id: string, now: number): Promise<NoticeNow | null>;
  /** In the order asked for, each once; unknown ones are left out. */
  some(ids: readonly string[], now: number): Promise<readonly NoticeSummary[]>;
  /** Another one after every write; equal versions mean equal notices. */
  version(): Promise<string>;
}
