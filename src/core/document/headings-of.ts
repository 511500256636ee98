import type { Heading, RichDocument } from './document';
import { inlineText } from './document-text';

/** A heading as a list of contents names it. */
export interface DocumentHeading {
  /** Names it in an address; one in its document. */
  readonly anchor: string;
  readonly level: 2 | 3;
  readonly text: string;
}

/** Of a document's own, so that no heading is taken for another part of the page. */
const PREFIX = 'h-';
const LONGEST = 60;

const slug = (text: string): string =>
  Array.from(text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
    .slice(0, LONGEST)
    .join('')
    .replace(/^-+|-+$/g, '');

const isHeading = (block: { readonly type: string }): block is Heading => block.type === 'heading';

/**
 * The headings of a document in its order, one for each that it has. An anchor is made of the words
 * (Korean stays), so it stays the same while they do; the same words again are numbered.
 */
export function headingsOf({ content }: RichDocument): readonly DocumentHeading[] {
  const taken = new Set<string>();
  return content.filter(isHeading).map((heading) => {
    const text = inlineText(heading.content).replace(/\s+/g, ' ').trim();
    const base = `${PREFIX}${slug(text)}`;
    let anchor = base;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`;
    taken.add(anchor);
    return { anchor, level: heading.attrs.level, text };
  });
}
