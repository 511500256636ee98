import { EDITOR_KIND } from '../shared/codes';
import { isId } from '../shared/ids';
import { graphemeCount } from '../shared/text/graphemes';
import { isPlainText } from '../shared/text/plain-text';
import { siteOf } from './document-links';

export type EditorKind = (typeof EDITOR_KIND)[keyof typeof EDITOR_KIND];

/** What one kind of node may be. */
export interface NodeRule {
  /** What may stand in it; empty where nothing may. */
  readonly holds: readonly string[];
  /** So many of them at least. */
  readonly least: number;
  readonly attrs: Readonly<Record<string, (value: unknown) => boolean>>;
}

const INLINE = ['text', 'hardBreak'];
const MOST_ALT = 300;

const isText = (most: number) => (value: unknown) =>
  typeof value === 'string' && isPlainText(value) && graphemeCount(value) <= most;
const isIdText = (value: unknown) => typeof value === 'string' && isId(value);
const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);

const node = (holds: readonly string[], least = 0, attrs: NodeRule['attrs'] = {}): NodeRule => ({
  holds,
  least,
  attrs,
});

const POST_BLOCKS = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'picture',
  'house',
  'horizontalRule',
];
const CONTENT_BLOCKS = [...POST_BLOCKS, 'callout', 'pullQuote', 'checkList', 'table', 'embed'];

const POST_NODES: Readonly<Record<string, NodeRule>> = {
  doc: node(POST_BLOCKS, 1),
  paragraph: node(INLINE),
  heading: node(INLINE, 0, { level: oneOf(2, 3) }),
  bulletList: node(['listItem'], 1),
  orderedList: node(['listItem'], 1),
  listItem: node(['paragraph', 'bulletList', 'orderedList'], 1),
  blockquote: node(['paragraph'], 1),
  picture: node([], 0, { id: isIdText, alt: isText(MOST_ALT) }),
  house: node([], 0, { id: isIdText }),
  horizontalRule: node([]),
  hardBreak: node([]),
};

const CONTENT_NODES: typeof POST_NODES = {
  ...POST_NODES,
  doc: node(CONTENT_BLOCKS, 1),
  callout: node(['paragraph'], 1, { tone: oneOf('tip', 'warning') }),
  pullQuote: node(INLINE, 1),
  checkList: node(['checkItem'], 1),
  checkItem: node(['paragraph'], 1),
  table: node(['tableRow'], 1),
  tableRow: node(['tableHeader', 'tableCell'], 1),
  tableHeader: node(['paragraph'], 1),
  tableCell: node(['paragraph'], 1),
  embed: node([], 0, {
    url: (value) => typeof value === 'string' && /^https:/.test(value) && siteOf(value) !== null,
    title: isText(MOST_ALT),
  }),
};

/** What a document may have and how much of it. */
export interface DocumentSchema {
  readonly nodes: Readonly<Record<string, NodeRule>>;
  /** Characters as a person counts them. */
  readonly mostText: number;
  readonly mostNodes: number;
  readonly mostPictures: number;
}

/** The two configurations of one editor and one view (spec/rules §3). */
export const DOCUMENT_SCHEMA: Readonly<Record<EditorKind, DocumentSchema>> = {
  [EDITOR_KIND.POST]: {
    nodes: POST_NODES,
    mostText: 20_000,
    mostNodes: 5000,
    mostPictures: 10,
  },
  [EDITOR_KIND.CONTENT]: {
    nodes: CONTENT_NODES,
    mostText: 100_000,
    mostNodes: 20_000,
    mostPictures: 60,
  },
};

/** Marks, in the one order in which a text has them. */
export const MARK_ORDER = ['link', 'bold', 'italic', 'strike', 'highlight'] as const;

/** Lists within lists. */
export const MOST_LISTS = 3;
/** Deeper than the deepest that the rules above allow. */
export const MOST_DEPTH = 12;
