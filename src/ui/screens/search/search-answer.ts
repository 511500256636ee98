import {
  SEARCH_KIND,
  type Cancellation,
  type NoticeSummary,
  type Place,
  type PlaceSearch,
  type Search,
} from '#core';

/** The ports that a search asks. */
export interface SearchPorts {
  readonly search: Search;
  readonly places: Pick<PlaceSearch, 'search'>;
}

/** What is found first. */
export interface Found {
  /** What was asked; it says what is marked. */
  readonly q: string;
  readonly notices: readonly NoticeSummary[];
  /** Exact up to MOST_HITS. */
  readonly total: number;
  readonly next: string | null;
  readonly places: readonly Place[];
}

/** Rows of one page. */
const PAGE = 20;

/** Asks for the next page of notices, or for the first. */
export async function askNotices(
  { search }: Pick<SearchPorts, 'search'>,
  q: string,
  cursor: string | null,
  cancel?: Cancellation,
) {
  const query = { q, kind: SEARCH_KIND.notice, limit: PAGE, cursor };
  const { items, total, next } = await search.find(query, cancel);
  return {
    notices: items.flatMap((hit) => (hit.kind === SEARCH_KIND.notice ? [hit.notice] : [])),
    total,
    next,
  };
}

/** Asks for every kind at once. */
export async function askAll(ports: SearchPorts, q: string, cancel?: Cancellation): Promise<Found> {
  const [notices, places] = await Promise.all([
    askNotices(ports, q, null, cancel),
    ports.places.search(q, cancel),
  ]);
  return { q, ...notices, places };
}
