import { graphemeCount, shortened } from '../shared/text/graphemes';
import type { Block, Inline, RichDocument } from './document';

/** Anything of a document, as far as one has to know it to walk through. */
interface AnyNode {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly {
    readonly type: string;
    readonly attrs?: Readonly<Record<string, unknown>>;
  }[];
  readonly content?: readonly AnyNode[];
}

/** Each node of a checked document, those outside before those within. */
function* nodesOf(nodes: readonly AnyNode[]): Generator<AnyNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesOf(node.content ?? []);
  }
}

/** What holds words side by side. */
const LINES = new Set(['paragraph', 'heading', 'pullQuote']);

/** The words of one line. */
export const inlineText = (content: readonly Inline[] = []): string =>
  content.map((piece) => (piece.type === 'text' ? piece.text : '\n')).join('');

/** The words of blocks, a line each; what is empty is left out. */
function linesOf(nodes: readonly AnyNode[]): string[] {
  const lines: string[] = [];
  for (const node of nodes) {
    if (LINES.has(node.type)) lines.push(inlineText(node.content as readonly Inline[] | undefined));
    else lines.push(...linesOf(node.content ?? []));
  }
  return lines.filter((line) => line.trim() !== '');
}

/** What a document says, a line a paragraph: for search, and for those who are shown no pictures. */
export const documentText = ({ content }: RichDocument): string => linesOf(content).join('\n');

/** The first words of a document on one line, at most so many characters. */
export const documentPreview = (document: RichDocument, most: number): string =>
  shortened(documentText(document).replace(/\s+/g, ' ').trim(), most);

/** Characters of a document as a person counts them. */
export const documentLength = (document: RichDocument): number =>
  graphemeCount(documentText(document));

const attrsOf = (document: RichDocument, type: Block['type'], name: string): string[] => [
  ...new Set(
    [...nodesOf(document.content)].flatMap((node) => {
      const value = node.type === type ? node.attrs?.[name] : undefined;
      return typeof value === 'string' ? [value] : [];
    }),
  ),
];

/** Ids of the pictures in their order, each once. */
export const documentPictures = (document: RichDocument): readonly string[] =>
  attrsOf(document, 'picture', 'id');

/** Ids of the houses in their order, each once. */
export const documentHouses = (document: RichDocument): readonly string[] =>
  attrsOf(document, 'house', 'id');

/** Addresses that a document leads to. */
export const documentLinks = (document: RichDocument): readonly string[] => [
  ...attrsOf(document, 'embed', 'url'),
  ...new Set(
    [...nodesOf(document.content)].flatMap(({ marks = [] }) =>
      marks.flatMap(({ attrs }) => (typeof attrs?.['href'] === 'string' ? [attrs['href']] : [])),
    ),
  ),
];

/** Whether there is nothing to read and nothing to see. */
export const isBlankDocument = (document: RichDocument): boolean =>
  documentText(document) === '' &&
  [...nodesOf(document.content)].every(({ type }) => !SEEN.has(type));

const SEEN = new Set(['picture', 'house', 'embed']);

/** A document of plain paragraphs. */
export const plainDocument = (paragraphs: readonly string[]): RichDocument => ({
  type: 'doc',
  content:
    paragraphs.length === 0
      ? [{ type: 'paragraph' }]
      : paragraphs.map((text) =>
          text === ''
            ? { type: 'paragraph' }
            : { type: 'paragraph', content: [{ type: 'text', text }] },
        ),
});
