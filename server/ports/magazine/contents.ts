import type {
  Content,
  ContentListQuery,
  ContentSummary,
  ContentTopic,
  Page,
  Result,
  RichDocument,
  Yyyymmdd,
} from '#core';

/** An article of a list as the database holds it: links of its cover are signed when it is answered. */
export interface ContentRecord extends Omit<ContentSummary, 'cover'> {
  readonly coverId: string | null;
}

/** The same, whole. */
export interface WholeContentRecord extends ContentRecord, Pick<Content, 'document'> {
  /** Of its document, in its order. */
  readonly pictureIds: readonly string[];
}

/** An article to be stored. */
export interface NewContent extends Omit<ContentRecord, 'minutes'> {
  readonly document: RichDocument;
}

/** Where articles come from: files of an operator, or those that the product brings along. */
export const CONTENT_SOURCE = { IMPORT: 'import', SAMPLE: 'sample' } as const;
export type ContentSource = (typeof CONTENT_SOURCE)[keyof typeof CONTENT_SOURCE];

/** An article, what to read after it, and the version of the articles that it is of. */
export interface ContentNow {
  readonly content: WholeContentRecord;
  readonly related: readonly ContentRecord[];
  readonly version: string;
}

/** Articles in their order, and the version of all that they are of. */
export interface LatestContents {
  readonly items: readonly WholeContentRecord[];
  readonly version: string;
}

/** An article, and the day on which its text was last another one. */
export interface FoundContent {
  readonly id: string;
  readonly changedOn: Yyyymmdd;
}

/** Articles as they are stored (spec/readings R40). */
export interface StoredContents {
  /**
   * As `compareContents` orders them.
   * @throws BadCursorError for a cursor that this question never gave.
   */
  list(query: ContentListQuery): Promise<Page<ContentRecord>>;
  /** `gone`: it was there, and was taken away. */
  one(id: string): Promise<Result<ContentNow, 'none' | 'gone'>>;
  /** The first ones of them all, whole, and the version of the articles that they are of. */
  latest(most: number): Promise<LatestContents>;
  /** In the order asked for, each once; unknown ones are left out. */
  some(ids: readonly string[]): Promise<readonly ContentRecord[]>;
  /** The most frequent first, of equal ones as they are written. */
  topics(): Promise<readonly ContentTopic[]>;
  /** The latest changed first, at most so many. */
  findable(most: number): Promise<readonly FoundContent[]>;
  /** Another one after every write; equal versions mean equal articles. */
  version(): Promise<string>;
}
