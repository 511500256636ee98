import { nearbyReply } from '#contract/nearby';
import { nearbyQuery } from '#contract/nearby-queries';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function nearbyPlaces(app: Api, { nearby }: AppDeps): void {
  app.get(
    '/v2/places/nearby',
    {
      schema: {
        tags: ['places'],
        summary: 'Facilities of one category around a point, nearest first, at most 45',
        querystring: nearbyQuery,
        response: { 200: nearbyReply },
      },
    },
    async ({ query }, reply) => {
      const { category, radius, ...at } = query;
      const found = await nearby.near({ category, at, radius });
      void reply.header('cache-control', 'public, max-age=60');
      return {
        result: found.map((place) => ({
          id: place.id,
          place_name: place.name,
          category_group_code: place.category,
          x: decimal(place.lng),
          y: decimal(place.lat),
          distance: place.distance.toFixed(0),
        })),
        page: { next: null, total: found.length },
      };
    },
  );
}

/** Without an exponent, as a number near 0 would have; fine enough for a door. */
const decimal = (degrees: number): string => degrees.toFixed(7);
