import type { Inline, TextPiece } from './document';

/** Pieces side by side that lead to one address, or none. */
export interface LinkRun {
  /** Null where they are no link. */
  readonly href: string | null;
  readonly pieces: readonly Inline[];
  /** What they say together. */
  readonly words: string;
}

const hrefOf = (piece: TextPiece): string | null => {
  const link = piece.marks?.find((mark) => mark.type === 'link');
  return link?.type === 'link' ? link.attrs.href : null;
};

/**
 * The words of a line as the links that a reader sees: `bank` and a bold `.example` of one address are
 * one link, whose words are read as a whole.
 */
export function linkRuns(content: readonly Inline[] = []): readonly LinkRun[] {
  const runs: LinkRun[] = [];
  for (const piece of content) {
    const href = piece.type === 'text' ? hrefOf(piece) : null;
    const text = piece.type === 'text' ? piece.text : '';
    const before = runs.at(-1);
    if (before?.href === href)
      runs[runs.length - 1] = {
        href,
        pieces: [...before.pieces, piece],
        words: before.words + text,
      };
    else runs.push({ href, pieces: [piece], words: text });
  }
  return runs;
}
