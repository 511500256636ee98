import type { Cancellation } from '../shared/abort';
import type { Page } from '../shared/page';
import type { Content, ContentSummary } from './content';

export interface ContentListQuery {
  /** Null for all. */
  readonly tag: string | null;
  /** 1 to 100. */
  readonly limit: number;
  readonly cursor: string | null;
}

/** A tag, and how many articles have it. */
export interface ContentTopic {
  readonly tag: string;
  readonly count: number;
}

/** Articles of the magazine. Every method rejects with an AppError, an aborted one with an AbortError. */
export interface Contents {
  /** The latest published first; a page is never longer than `limit`, the last has no `next`. */
  list(query: ContentListQuery, cancel?: Cancellation): Promise<Page<ContentSummary>>;
  /** Null where there is none. */
  one(id: string, cancel?: Cancellation): Promise<Content | null>;
  /** In the order asked for, at most MOST_CONTENTS_BY_ID, each once; unknown ones are left out. */
  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly ContentSummary[]>;
  /** The most frequent first, of equal ones as they are written. */
  topics(cancel?: Cancellation): Promise<readonly ContentTopic[]>;
}
