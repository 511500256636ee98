import type { DocumentPicture, RichDocument } from '../document/document';

/** Boards of the community (spec/readings R35); a post stands on one of them. */
export const BOARD = {
  TIP: 'CATEC00001',
  NOTICE: 'CATEC00003',
  HOME: 'CATEC00004',
  TOWN: 'CATEC00005',
  WON: 'CATEC00006',
} as const;
export type BoardCode = (typeof BOARD)[keyof typeof BOARD];

/** How a list of posts is ordered. */
export const POST_SORT = { newest: 'newest', popular: 'popular', commented: 'commented' } as const;
export type PostSort = keyof typeof POST_SORT;

/** A person who wrote something. */
export interface Author {
  readonly id: string;
  readonly nickname: string;
  /** Signed link to the face that stands for the person, drawn, 96 pixels. */
  readonly image: string;
}

export interface PostCounts {
  readonly likes: number;
  readonly comments: number;
  readonly views: number;
}

/** A post as lists show it. */
export interface PostSummary {
  readonly id: string;
  readonly categoryTypeCode: BoardCode;
  readonly title: string;
  /** The first words of the text, on one line. */
  readonly preview: string;
  /** Null where the person has left. */
  readonly author: Author | null;
  readonly counts: PostCounts;
  /** The first picture. */
  readonly picture: DocumentPicture | null;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
  /** A sample's, that no person wrote. */
  readonly isExample: boolean;
  /** Null where everybody sees it. */
  readonly hold: PostHold | null;
}

/** HELD: seen by its author alone · HIDDEN: by its author and moderators (spec/readings R39). */
export const HOLD_STATE = { HELD: 'HELD', HIDDEN: 'HIDDEN' } as const;
export type HoldState = keyof typeof HOLD_STATE;

/** Why something is not shown, as its author is told. */
export interface PostHold {
  readonly state: HoldState;
  /** The rule in Korean. */
  readonly reason: string;
  /** Whether its author may ask to look again; once, after which it is false. */
  readonly mayAppeal: boolean;
}

/** A post, whole. */
export interface Post extends PostSummary {
  readonly document: RichDocument;
  /** Those that the document shows, in its order. */
  readonly pictures: readonly DocumentPicture[];
  /** ISO 8601; null where it was never changed. */
  readonly editedAt: string | null;
  /** What it is to the person who asks; a visitor likes nothing. */
  readonly mine: { readonly liked: boolean; readonly isAuthor: boolean };
}

/** What a person writes. */
export interface PostDraft {
  readonly categoryTypeCode: BoardCode;
  readonly title: string;
  readonly document: RichDocument;
}
