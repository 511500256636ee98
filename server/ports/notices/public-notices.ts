import type { NoticeArea, Yyyymmdd } from '#core';
import type { NewNotice } from './notices';

/** Areas by the names that publishers write. */
export interface AreaNames {
  /** Null for what is not known. */
  find(text: string): NoticeArea | null;
}

/** What was announced since a day, and what of the time before is still open. */
export interface NoticeQuestion {
  readonly since: Yyyymmdd;
  /**
   * Days before it on which notices were announced that are known and still open. A service that
   * cannot be asked for all that is open is asked for these days.
   */
  readonly openFrom: readonly Yyyymmdd[];
  readonly areas: AreaNames;
  /** Aborts what is on its way. */
  readonly cancel: AbortSignal;
}

/** What was listed when one thing was asked for. */
export interface ListedNotices {
  readonly numbers: readonly string[];
  /** Whether nothing of what was asked for can be missing among them. */
  readonly isWhole: boolean;
}

/**
 * One of the lists that a service keeps its notices in: one may fail while the others are well. No
 * number stands in two of them.
 */
export interface ServiceList {
  /** By which it is known from day to day. */
  readonly name: string;
  /** Those that were announced since the day of the question. */
  readonly announced: ListedNotices;
  /** Those that are still open, whenever they were announced; there may be others among them. */
  readonly open: ListedNotices;
}

/** What a public service has now. */
export interface PublicNoticeList {
  readonly lists: readonly ServiceList[];
  /**
   * The notices of all lists, each whole; null for one of which the service did not tell the rest, or nothing that a
   * notice needs. Throws a {@link NoticeServiceError} where the service fails altogether.
   */
  readonly notices: AsyncIterable<NewNotice | null>;
}

/** Under which the notices of public services are stored, and no other ones: two would share numbers. */
export const PUBLIC_SOURCES = ['lh', 'myhome'] as const;
export type PublicSource = (typeof PUBLIC_SOURCES)[number];

/** A public service that tells of notices (spec/outside O21). */
export interface PublicNotices {
  readonly name: PublicSource;
  /** Whether all that it tells is invented: it is emulated. */
  readonly isExample: boolean;
  /** Throws a {@link NoticeServiceError} where the list cannot be read. */
  ask(question: NoticeQuestion): Promise<PublicNoticeList>;
}

/** A public service does not answer, or not so that it can be understood. */
export class NoticeServiceError extends Error {
  override readonly name = 'NoticeServiceError';

  constructor(
    /** LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR, 503, TimeoutError; nothing of a key. */
    readonly code: string,
    /** Whether every other question would end so, too. */
    readonly isForAll: boolean,
  ) {
    super(code);
  }
}
