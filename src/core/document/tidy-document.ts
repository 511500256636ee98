import type { Inline, Mark, RichDocument, TextPiece } from './document';
import { plainTextOf } from '../shared/text/plain-text';
import { MARK_ORDER } from './document-schema';

interface Node {
  readonly type: string;
  readonly attrs?: unknown;
  readonly content?: readonly Node[];
}

/**
 * What an editor made, in the one canonical form: pieces of text with the same marks joined, marks in
 * their order, letters that may not stand in a text taken out, nothing empty but paragraphs. Done twice
 * it is as done once. What no document may have stays, and is refused by `checkDocument`.
 */
export function tidyDocument(document: RichDocument): RichDocument {
  const content = document.content.map((block) => tidyNode(block as Node));
  return { ...document, content: content as RichDocument['content'] };
}

function tidyNode(node: Node): Node {
  if (node.content === undefined) return node;
  const { content, ...rest } = node;
  const children = content.some(({ type }) => type === 'text' || type === 'hardBreak')
    ? tidyInline(content as readonly Inline[])
    : content.map(tidyNode);
  return children.length === 0 ? rest : { ...rest, content: children };
}

function tidyInline(pieces: readonly Inline[]): readonly Node[] {
  const tidied: Inline[] = [];
  for (const piece of pieces) {
    if (piece.type !== 'text') {
      tidied.push(piece);
      continue;
    }
    const text = plainTextOf(piece.text);
    if (text === '') continue;
    const marks = inOrder(piece.marks ?? []);
    const before = tidied.at(-1);
    if (before?.type === 'text' && isSame(before.marks ?? [], marks)) {
      tidied[tidied.length - 1] = pieceOf(plainTextOf(before.text + text), marks);
    } else tidied.push(pieceOf(text, marks));
  }
  return tidied;
}

const pieceOf = (text: string, marks: readonly Mark[]): TextPiece =>
  marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks };

/** Each kind once, the first of them. */
function inOrder(marks: readonly Mark[]): readonly Mark[] {
  return MARK_ORDER.flatMap((name) => marks.find(({ type }) => type === name) ?? []);
}

const isSame = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
