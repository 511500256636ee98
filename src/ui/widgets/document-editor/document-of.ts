import type { Node } from '@tiptap/pm/model';
import { tidyDocument, type RichDocument } from '#core';

interface Json {
  readonly type: string;
  readonly marks?: unknown;
  readonly content?: readonly Json[];
}

/** A break has no look: the editor gives it that of the words around it. */
function withoutLookOfBreaks({ content, ...node }: Json): Json {
  if (node.type === 'hardBreak') return { type: node.type };
  return content === undefined ? node : { ...node, content: content.map(withoutLookOfBreaks) };
}

/** What stands in an editor, as it is stored (spec/readings R36). */
export const documentOf = (doc: Node): RichDocument =>
  tidyDocument(withoutLookOfBreaks(doc.toJSON() as Json) as RichDocument);
