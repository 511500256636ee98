import {
  MOST_PLACES,
  SEARCH_KIND,
  type Cancellation,
  type NoticeSummary,
  type Place,
  type Search,
  type SearchHit,
  type SearchKind,
} from '#core';

/** What was found of one kind, as far as it was asked for. */
interface FoundOf<Kind extends SearchKind> {
  /** What was answered, which is what is marked: what was asked, or what was meant by it. */
  readonly q: string;
  readonly hits: readonly HitOf<Kind>[];
  /** Exact up to MOST_HITS, of places up to MOST_PLACES. */
  readonly total: number;
  readonly next: string | null;
}

/** What was found of one kind. */
export type HitOf<Kind extends SearchKind> = Extract<SearchHit, { readonly kind: Kind }>;

/** What is found first. */
export interface Found {
  /** What was asked. */
  readonly q: string;
  /** What was meant by it, where that alone finds something. */
  readonly corrected: string | null;
  readonly of: { readonly [Kind in SearchKind]: FoundOf<Kind> };
}

/** Hits of one page. */
const PAGE = 20;

/** Asks for the next page of a kind, or for the first. */
export async function askKind<Kind extends SearchKind>(
  search: Search,
  kind: Kind,
  { q, cursor, limit = PAGE }: { q: string; cursor: string | null; limit?: number },
  cancel?: Cancellation,
): Promise<FoundOf<Kind>> {
  const page = await search.find({ q, kind, limit, cursor }, cancel);
  const isOfKind = (hit: SearchHit): hit is HitOf<Kind> => hit.kind === kind;
  const { items, total, next, corrected } = page;
  return { q: corrected ?? q, hits: items.filter(isOfKind), total, next };
}

/** Asks for every kind at once. */
export async function askAll(search: Search, q: string, cancel?: Cancellation): Promise<Found> {
  const first = { q, cursor: null };
  const [notice, post, deal, content, place] = await Promise.all([
    askKind(search, SEARCH_KIND.notice, first, cancel),
    askKind(search, SEARCH_KIND.post, first, cancel),
    askKind(search, SEARCH_KIND.deal, first, cancel),
    askKind(search, SEARCH_KIND.content, first, cancel),
    askKind(search, SEARCH_KIND.place, { ...first, limit: MOST_PLACES }, cancel),
  ]);
  const of = { notice, post, deal, content, place };
  const other = Object.values(of).find((found) => found.q !== q);
  return { q, corrected: other?.q ?? null, of };
}

/** What can be gone to while something is typed. */
export async function askFew(
  search: Search,
  q: string,
  few: { readonly notices: number; readonly places: number },
  cancel?: Cancellation,
): Promise<{ readonly notices: readonly NoticeSummary[]; readonly places: readonly Place[] }> {
  const first = { q, cursor: null };
  const [notice, place] = await Promise.all([
    askKind(search, SEARCH_KIND.notice, { ...first, limit: few.notices }, cancel),
    askKind(search, SEARCH_KIND.place, { ...first, limit: few.places }, cancel),
  ]);
  return {
    notices: notice.hits.map((hit) => hit.notice),
    places: place.hits.map((hit) => hit.place),
  };
}

/** The id of what was found; of one kind no two are equal. */
export function idOfHit(hit: SearchHit): string {
  switch (hit.kind) {
    case SEARCH_KIND.notice:
      return hit.notice.id;
    case SEARCH_KIND.post:
      return hit.post.id;
    case SEARCH_KIND.content:
      return hit.content.id;
    case SEARCH_KIND.deal:
      return hit.deal.id;
    case SEARCH_KIND.place:
      return hit.place.id;
  }
}
