import type { Block, Inline, Paragraph, RichDocument } from '#core';
import { drawnPictureId } from '../../pictures/drawn-pictures';
import type { SamplePost } from './sample-post';

/** What begins the lines of each kind of block. */
const KINDS = [
  ['heading3', /^### /],
  ['heading2', /^## /],
  ['bulletList', /^- /],
  ['orderedList', /^\d+\. /],
  ['quote', /^> /],
  ['rule', /^---$/],
] as const;

type Kind = (typeof KINDS)[number][0] | 'paragraph';

/** The document of what `SamplePost` writes: its lines, and below them its picture. */
export function sampleDocument({
  text: lines,
  picture,
  pictureAlt = '',
}: Pick<SamplePost, 'text' | 'picture' | 'pictureAlt'>): RichDocument {
  const runs: { kind: Kind; words: string[] }[] = [];
  for (const line of lines) {
    const [kind, sign] = KINDS.find(([, form]) => form.test(line)) ?? (['paragraph', /^/] as const);
    const words = line.replace(sign, '');
    const last = runs.at(-1);
    const joins = kind === 'bulletList' || kind === 'orderedList' || kind === 'quote';
    if (joins && last?.kind === kind) last.words.push(words);
    else runs.push({ kind, words: [words] });
  }
  const content = runs.map(({ kind, words }) => blockOf(kind, words));
  const id = picture === undefined ? null : drawnPictureId(picture);
  if (id !== null) content.push({ type: 'picture', attrs: { id, alt: pictureAlt } });
  return { type: 'doc', content };
}

function blockOf(kind: Kind, words: readonly string[]): Block {
  const [first = ''] = words;
  switch (kind) {
    case 'heading2':
      return { type: 'heading', attrs: { level: 2 }, content: inlineOf(first) };
    case 'heading3':
      return { type: 'heading', attrs: { level: 3 }, content: inlineOf(first) };
    case 'bulletList':
    case 'orderedList':
      return {
        type: kind,
        content: words.map((line) => ({ type: 'listItem', content: [paragraphOf(line)] })),
      };
    case 'quote':
      return { type: 'blockquote', content: words.map(paragraphOf) };
    case 'rule':
      return { type: 'horizontalRule' };
    case 'paragraph':
      return paragraphOf(first);
  }
}

const paragraphOf = (line: string): Paragraph =>
  line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: inlineOf(line) };

/** What stands between two `**` is bold. */
const inlineOf = (line: string): Inline[] =>
  line
    .split('**')
    .map((text, at): Inline => {
      const isBold = at % 2 === 1;
      return isBold ? { type: 'text', text, marks: [{ type: 'bold' }] } : { type: 'text', text };
    })
    .filter((piece) => piece.type !== 'text' || piece.text !== '');
