import { placesQuery, placesReply } from '#contract/places';
import type { AppDeps } from '../../services/app-deps';
import type { Api } from '../../services/wire-types';

/** PlaceSearch promises at most so many. */
const MOST = 20;

export function searchPlaces(app: Api, { places }: AppDeps): void {
  app.get(
    '/v2/places',
    {
      schema: {
        tags: ['places'],
        summary: 'Areas, stations and universities by name or by initial consonants',
        querystring: placesQuery,
        response: { 200: placesReply },
      },
    },
    async ({ query }, reply) => {
      const found = await places.search(query.q.trim(), MOST);
      void reply.header('cache-control', 'public, max-age=60');
      return {
        result: found.map((place) => ({ ...place, lines: [...place.lines] })),
        page: { next: null, total: found.length },
      };
    },
  );
}
