import {
  MOST_PLACES,
  SEARCH_KIND,
  type Cancellation,
  type NoticeSummary,
  type Place,
  type Search,
} from '#core';

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

/** Notices of one page. */
const PAGE = 20;

/** How much of each kind is asked for. */
interface Limits {
  readonly notices: number;
  readonly places: number;
}

const ALL: Limits = { notices: PAGE, places: MOST_PLACES };

/** Asks for the next page of notices, or for the first. */
export async function askNotices(
  search: Search,
  q: string,
  cursor: string | null,
  cancel?: Cancellation,
  limit = PAGE,
) {
  const { items, total, next } = await search.find(
    { q, kind: SEARCH_KIND.notice, limit, cursor },
    cancel,
  );
  const notices = items.flatMap((hit) => (hit.kind === SEARCH_KIND.notice ? [hit.notice] : []));
  return { notices, total, next };
}

async function askPlaces(search: Search, q: string, limit: number, cancel?: Cancellation) {
  const { items } = await search.find({ q, kind: SEARCH_KIND.place, limit, cursor: null }, cancel);
  return items.flatMap((hit) => (hit.kind === SEARCH_KIND.place ? [hit.place] : []));
}

/** Asks for every kind at once. */
export async function askAll(
  search: Search,
  q: string,
  cancel?: Cancellation,
  limits = ALL,
): Promise<Found> {
  const [notices, places] = await Promise.all([
    askNotices(search, q, null, cancel, limits.notices),
    askPlaces(search, q, limits.places, cancel),
  ]);
  return { q, ...notices, places };
}
