/**
 * What people and editors write, as data (spec/readings R36): the JSON of the editor, with nothing in
 * it that is not named here. HTML is made of it and never taken.
 */
export interface RichDocument {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

/** Words of a line, and breaks within it. */
export type Inline = TextPiece | { readonly type: 'hardBreak' };

export interface TextPiece {
  readonly type: 'text';
  /** Never empty; NFC. */
  readonly text: string;
  readonly marks?: readonly Mark[];
}

export type Mark =
  | { readonly type: 'bold' | 'italic' | 'strike' | 'highlight' }
  /** An address of our own (`/place/1`), http, https, mailto or tel. */
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

export interface Paragraph {
  readonly type: 'paragraph';
  readonly content?: readonly Inline[];
}

export interface Heading {
  readonly type: 'heading';
  /** The title is the first level. */
  readonly attrs: { readonly level: 2 | 3 };
  readonly content?: readonly Inline[];
}

export interface ListItem {
  readonly type: 'listItem';
  readonly content: readonly (Paragraph | BulletList | OrderedList)[];
}

export interface BulletList {
  readonly type: 'bulletList';
  readonly content: readonly ListItem[];
}

export interface OrderedList {
  readonly type: 'orderedList';
  readonly content: readonly ListItem[];
}

export interface Quote {
  readonly type: 'blockquote';
  readonly content: readonly Paragraph[];
}

/** A picture of the image store; its size and signed links come beside the document. */
export interface PictureBlock {
  readonly type: 'picture';
  readonly attrs: { readonly id: string; readonly alt: string };
}

/** A house of the product that was pasted as a link: shown as it is today. */
export interface HouseBlock {
  readonly type: 'house';
  readonly attrs: { readonly id: string };
}

export interface Rule {
  readonly type: 'horizontalRule';
}

/** Sentences beside the text. Articles alone have it. */
export interface Callout {
  readonly type: 'callout';
  readonly attrs: { readonly tone: 'tip' | 'warning' };
  readonly content: readonly Paragraph[];
}

/** A sentence of the text, shown large. Articles alone have it. */
export interface PullQuote {
  readonly type: 'pullQuote';
  readonly content: readonly Inline[];
}

/** Things to see to, one a line. Articles alone have it. */
export interface CheckList {
  readonly type: 'checkList';
  readonly content: readonly CheckItem[];
}

export interface CheckItem {
  readonly type: 'checkItem';
  readonly content: readonly Paragraph[];
}

export interface Table {
  readonly type: 'table';
  readonly content: readonly TableRow[];
}

export interface TableRow {
  readonly type: 'tableRow';
  readonly content: readonly TableCell[];
}

export interface TableCell {
  readonly type: 'tableHeader' | 'tableCell';
  readonly content: readonly Paragraph[];
}

/** Something of another site that loads when it is pressed. Articles alone have it. */
export interface Embed {
  readonly type: 'embed';
  readonly attrs: { readonly url: string; readonly title: string };
}

/** What stands in a document, one below the other. */
export type Block =
  | Paragraph
  | Heading
  | BulletList
  | OrderedList
  | Quote
  | PictureBlock
  | HouseBlock
  | Rule
  | Callout
  | PullQuote
  | CheckList
  | Table
  | Embed;

/** A picture of a document, as the server shows it. */
export interface DocumentPicture {
  readonly id: string;
  /** Of the picture as it is stored, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Signed links: about 240, 640 and 1280 pixels wide. */
  readonly small: string;
  readonly medium: string;
  readonly large: string;
}
