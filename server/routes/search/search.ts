import { MOST_HITS, MOST_PLACES, SEARCH_KIND, type SearchHit } from '#core';
import { searchReply } from '#contract/search';
import { searchQuery } from '#contract/search-queries';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { findPlaces } from './find-places';

export function search(app: Api, { search: stored, places, clock }: AppDeps): void {
  app.get(
    '/v2/search',
    {
      schema: {
        tags: ['search'],
        summary: 'What holds all words of a question, or their initial consonants in its title',
        description: `Notices by where the words stand, what is over behind the rest, the freshest first; total is exact up to ${String(MOST_HITS)}: of more, only the freshest are found. Places as of GET /v2/places, at most ${String(MOST_PLACES)}.`,
        querystring: searchQuery,
        response: { 200: searchReply },
      },
    },
    async ({ query }) => {
      const { q, kind, limit, cursor = null } = query;
      const { items, next, total } =
        kind === SEARCH_KIND.place
          ? await findPlaces(places, { q, limit, cursor })
          : await stored.find({ q, kind, limit, cursor, now: clock.now() });
      return { result: items.map(onTheWire), page: { next, total } };
    },
  );
}

const onTheWire = (hit: SearchHit) =>
  hit.kind === SEARCH_KIND.place
    ? { kind: hit.kind, place: { ...hit.place, lines: [...hit.place.lines] } }
    : hit;
