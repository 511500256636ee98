import type { Device, DocumentPicture, RichDocument } from '#core';

/** What a page is drawn of. */
export interface PageLook {
  /** Path and query, as they were sent. */
  readonly url: string;
  /** What the reader's browser runs on. */
  readonly device: Device;
  /** ms since 1970. */
  readonly now: number;
  /** The configuration as the page says it, and the origin that it was asked at. */
  readonly env: string;
  readonly origin: string;
  /** Asks a call of the API, as a visitor. */
  readonly ask: (address: string) => Promise<{ readonly status: number; readonly body: unknown }>;
}

/** The first view of a page in HTML. */
export interface DrawnPage {
  readonly html: string;
  /** Links of the head: to the picture that matters. */
  readonly links: string;
  /** What the app takes it over by, as JSON that may stand in a script of data. */
  readonly brought: string;
  /** The modules that draw it, as the app's build names them. */
  readonly sources: readonly string[];
}

/** A text for programs that read along. */
export interface FeedLook {
  readonly document: RichDocument;
  readonly pictures: readonly DocumentPicture[];
  /** Stands before the text. */
  readonly cover: { readonly picture: DocumentPicture; readonly alt: string } | null;
  /** Where the site is. */
  readonly origin: string;
}

/** The app, which draws its own pages. Built apart; it knows nothing of this server. */
export interface PageDrawer {
  /** Rejects where an answer is missing or a view breaks. */
  readonly drawPage: (look: PageLook) => Promise<DrawnPage>;
  /** The modules that draw the page at an address. */
  readonly sourcesOf: (look: Pick<PageLook, 'url' | 'device'>) => Promise<readonly string[]>;
  /** The text as HTML that stands by itself: whole addresses, no styles. Throws where a view breaks. */
  readonly drawText: (look: FeedLook) => string;
}
