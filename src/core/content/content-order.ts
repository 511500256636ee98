import { MOST_RELATED, type ContentSummary } from './content';

type Placed = Pick<ContentSummary, 'id' | 'publishedOn'>;

/** The latest published first; of one day as their ids are written. */
export function compareContents(a: Placed, b: Placed): number {
  if (a.publishedOn !== b.publishedOn) return a.publishedOn < b.publishedOn ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

/**
 * What to read after an article: those that share the most tags with it, of equal ones the latest, at
 * most MOST_RELATED and never itself.
 */
export function relatedContents<One extends Placed & Pick<ContentSummary, 'tags'>>(
  { id, tags }: Pick<ContentSummary, 'id' | 'tags'>,
  all: readonly One[],
): readonly One[] {
  const shared = (one: One) => one.tags.filter((tag) => tags.includes(tag)).length;
  return all
    .filter((one) => one.id !== id)
    .sort((a, b) => shared(b) - shared(a) || compareContents(a, b))
    .slice(0, MOST_RELATED);
}
