import { MOST_MARKS } from '../map/map';

/**
 * Two marks are never nearer, in pixels: so far above one another, so far side by side, an ellipse in
 * between (spec/wire W4 asks for 44 px all around). A pill is broad and low: so much keeps its
 * price readable and leaves ground to see.
 */
export const MARKS_APART = { across: 88, down: 64 } as const;

/**
 * The marks of a map with the one that a person looks at: it stands there by itself, also where it
 * is counted in a cluster. First, because of too many marks a map shows the first
 * {@link MOST_MARKS}; whoever is left out for it is the last of the others.
 */
export function withMark<Mark extends { readonly id: string }>(
  marks: readonly Mark[],
  mark: Mark,
): readonly Mark[] {
  const others = marks.filter(({ id }) => id !== mark.id);
  return [mark, ...others].slice(0, MOST_MARKS);
}
