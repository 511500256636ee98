import { MOST_PLACES, SEARCH_KIND, type Page, type SearchHit, type SearchQuery } from '#core';
import type { Places } from '../../ports/map/places';
import { BadCursorError, openCursor, sealCursor } from '../../shared/sealed-cursor';

type AskedPlaces = Omit<SearchQuery, 'kind'>;
type PlaceHit = Extract<SearchHit, { readonly kind: 'place' }>;

/**
 * A page of the places that a question names. They are known whole, so a page goes on at a number.
 * @throws BadCursorError for a cursor that this question never gave.
 */
export async function findPlaces(
  places: Pick<Places, 'search'>,
  { q, limit, cursor }: AskedPlaces,
): Promise<Omit<Page<PlaceHit>, 'version'>> {
  const question = ['search', SEARCH_KIND.place, q];
  const start = cursor === null ? 0 : startOf(openCursor(cursor, question));
  const found = await places.search(q.trim(), MOST_PLACES, null);
  const end = start + limit;
  return {
    items: found.slice(start, end).map((place) => ({ kind: SEARCH_KIND.place, place })),
    next: end < found.length ? sealCursor([end], question) : null,
    total: found.length,
  };
}

function startOf(parts: unknown): number {
  const [start] = Array.isArray(parts) ? (parts as readonly unknown[]) : [];
  if (typeof start !== 'number' || !Number.isSafeInteger(start) || start < 0)
    throw new BadCursorError();
  return start;
}
