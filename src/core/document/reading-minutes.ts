import { graphemeCount } from '../shared/text/graphemes';
import type { RichDocument } from './document';
import { documentText } from './document-text';

/** Syllables that a person reads in a minute. */
const A_MINUTE = 500;

/** How many minutes a document takes to read; 1 at least. */
export function readingMinutes(document: RichDocument): number {
  const letters = graphemeCount(documentText(document).replace(/\s+/g, ''));
  return Math.max(1, Math.round(letters / A_MINUTE));
}
