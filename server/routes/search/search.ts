import {
  MOST_HITS,
  MOST_PLACES,
  SEARCH_KIND,
  type SearchPage,
  type SearchHit,
  type SearchQuery,
} from '#core';
import { searchReply } from '#contract/search';
import { searchQuery } from '#contract/search-queries';
import { presentDealSummary } from '../../deals/present-deal';
import { presentSummaries } from '../../communities/present-post';
import { presentContents } from '../../magazine/present-contents';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import type { StoredHit } from '../../ports/search';
import { findPlaces } from './find-places';

/** A hit as it is answered: a deal says of what kind it is. */
type ShownHit =
  | Exclude<SearchHit, { readonly kind: 'deal' }>
  | {
      readonly kind: 'deal';
      readonly deal: ReturnType<typeof presentDealSummary>;
      readonly said: string;
    };

type Found = Omit<SearchPage, 'corrected' | 'items'> & { readonly items: readonly ShownHit[] };

export function search(app: Api, deps: AppDeps): void {
  app.get(
    '/v2/search',
    {
      schema: {
        tags: ['search'],
        summary: 'What holds all words of a question, or their initial consonants in its title',
        description: `Notices, posts, articles, direct deals and mates by where the words stand, what is over behind the rest, the freshest first; deals on offer alone; total is exact up to ${String(MOST_HITS)}: of more, only the freshest are found. Places as of GET /v2/places, at most ${String(MOST_PLACES)}. Where nothing is found, and one wrong jamo could be why, corrected is the question that was answered; further pages are asked with it.`,
        querystring: searchQuery,
        response: { 200: searchReply },
      },
    },
    async ({ query, caller }) => {
      const asked = { ...query, cursor: query.cursor ?? null };
      const reader = caller?.memberId ?? null;
      const found = await find(deps, asked, reader);
      const isEmpty = found.total === 0 && asked.cursor === null;
      const other = isEmpty ? await findCorrected(deps, asked, reader) : null;
      const { items, next, total, corrected } = other ?? { ...found, corrected: null };
      return { result: items.map(onTheWire), page: { next, total, corrected } };
    },
  );
}

async function find(deps: AppDeps, query: SearchQuery, reader: number | null): Promise<Found> {
  const { kind, ...asked } = query;
  if (kind === SEARCH_KIND.place) return findPlaces(deps.places, asked);
  const now = deps.clock.now();
  const { items, ...page } = await deps.search.find({ ...asked, kind, now, reader });
  return { ...page, items: await presentHits(deps, items) };
}

/** What is found for what was meant; null where the question names a place, and where nothing is. */
async function findCorrected(
  deps: AppDeps,
  query: SearchQuery,
  reader: number | null,
): Promise<(Found & Pick<SearchPage, 'corrected'>) | null> {
  if ((await deps.places.search(query.q.trim(), 1, null)).length > 0) return null;
  const corrected = await deps.search.correct(query.q, reader, deps.clock.now());
  if (corrected === null) return null;
  const found = await find(deps, { ...query, q: corrected }, reader);
  return found.total === 0 ? null : { ...found, corrected };
}

/** With the links of today; of what was found the kind is one. */
async function presentHits(deps: AppDeps, hits: readonly StoredHit[]): Promise<ShownHit[]> {
  const posts = hits.flatMap((hit) => (hit.kind === SEARCH_KIND.post ? [hit.post] : []));
  const contents = hits.flatMap((hit) => (hit.kind === SEARCH_KIND.content ? [hit.content] : []));
  const shownPosts = new Map(
    (await presentSummaries(deps, posts)).map((post) => [post.id, post] as const),
  );
  const shownContents = new Map(
    (await presentContents(contents, deps.shownPictures)).map((one) => [one.id, one] as const),
  );
  return hits.flatMap((hit): readonly ShownHit[] => {
    if (hit.kind === SEARCH_KIND.notice) return [hit];
    if (hit.kind === SEARCH_KIND.deal)
      return [{ ...hit, deal: presentDealSummary(deps, hit.deal) }];
    if (hit.kind === SEARCH_KIND.post) {
      const post = shownPosts.get(hit.post.id);
      return post === undefined ? [] : [{ ...hit, post }];
    }
    const content = shownContents.get(hit.content.id);
    return content === undefined ? [] : [{ ...hit, content }];
  });
}

const onTheWire = (hit: ShownHit) =>
  hit.kind === SEARCH_KIND.place
    ? { kind: hit.kind, place: { ...hit.place, lines: [...hit.place.lines] } }
    : hit;
