import { DEFAULT_MAP_LEVEL, MOST_PLACES, type MapView } from '#core';
import { placesQuery, type PlacesQuery } from '#contract/place-queries';
import { placesReply } from '#contract/places';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function searchPlaces(app: Api, { places }: AppDeps): void {
  app.get(
    '/v2/places',
    {
      schema: {
        tags: ['places'],
        summary:
          'Areas, stations and universities by name, by initial consonants or behind what they lie in',
        querystring: placesQuery,
        response: { 200: placesReply },
      },
    },
    async ({ query }, reply) => {
      const found = await places.search(query.q.trim(), MOST_PLACES, viewOf(query));
      void reply.header('cache-control', 'public, max-age=60');
      return {
        result: found.map((place) => ({ ...place, lines: [...place.lines] })),
        page: { next: null, total: found.length },
      };
    },
  );
}

/** What the person sees; the contract lets no half of it pass. */
function viewOf({ lat, lng, level }: PlacesQuery): MapView | null {
  if (lat === undefined || lng === undefined) return null;
  return { center: { lat, lng }, level: level ?? DEFAULT_MAP_LEVEL };
}
