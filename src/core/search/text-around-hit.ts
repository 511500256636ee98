import { asksNothing } from './search-rank';
import { markHits } from './mark-hits';

/** Characters before what was found. */
const BEFORE = 20;

/**
 * The part of a text that a row shows: what stands around the first thing that a question finds in it, or
 * its beginning, on one line and with an ellipsis for what is cut off; at most `most` letters of it.
 */
export function textAroundHit(text: string, q: string, most: number): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const parts = asksNothing(q) ? [] : markHits(line, q, false);
  const [first] = parts;
  // Two pieces beside each other are never of one kind: the second is the first hit.
  const at = first?.isHit === false && parts.length > 1 ? first.text.length : 0;
  const start = line.length <= most || at <= BEFORE ? 0 : wordStart(line, at - BEFORE, at);
  const cut = line.slice(start, start + most).trim();
  return `${start > 0 ? '…' : ''}${cut}${start + most < line.length ? '…' : ''}`;
}

/** Where a word begins, from a place on and not behind another. */
function wordStart(line: string, from: number, to: number): number {
  const blank = line.indexOf(' ', from);
  return blank >= 0 && blank < to ? blank + 1 : from;
}
