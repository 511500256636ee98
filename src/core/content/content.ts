import type { DocumentPicture, RichDocument } from '../document/document';
import type { Yyyymmdd } from '../shared/day';

/** An article of the magazine, as lists show it (spec/readings R40). */
export interface ContentSummary {
  /** Its file's name, which is its address. */
  readonly id: string;
  readonly title: string;
  /** One or two sentences. */
  readonly summary: string;
  /** At least one; the first is what it is shown under. */
  readonly tags: readonly string[];
  readonly cover: DocumentPicture | null;
  /** What the cover shows, for those who do not see it. */
  readonly coverAlt: string;
  /** How long it takes to read; 1 at least. */
  readonly minutes: number;
  readonly publishedOn: Yyyymmdd;
  readonly isExample: boolean;
}

/** An article, whole. */
export interface Content extends ContentSummary {
  readonly document: RichDocument;
  /** Those that the document shows, in its order. */
  readonly pictures: readonly DocumentPicture[];
  /** The most alike first: at most {@link MOST_RELATED}. */
  readonly related: readonly ContentSummary[];
}

/** So many articles are offered below one. */
export const MOST_RELATED = 4;
/** No more articles than these are answered by id at once. */
export const MOST_CONTENTS_BY_ID = 60;

/** Characters of what stands in the head of an article. */
export const MOST_CONTENT_TITLE = 80;
export const MOST_CONTENT_SUMMARY = 200;
export const MOST_TAG = 20;
/** Tags of an article. */
export const MOST_TAGS = 8;

/** What a tag may be: letters, digits and single blanks between them. */
export const TAG_FORM = new RegExp(
  `^(?=.{1,${MOST_TAG}}$)[\\p{L}\\p{N}]+(?: [\\p{L}\\p{N}]+)*$`,
  'u',
);
