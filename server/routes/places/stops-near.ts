import { pointQuery } from '#contract/place-queries';
import { stopsReply } from '#contract/places';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function stopsNear(app: Api, { places }: AppDeps): void {
  app.get(
    '/v2/stops/near',
    {
      schema: {
        tags: ['places'],
        summary: 'Stations within 1.5 km, at most 3, and bus stops within 500 m, at most 4',
        querystring: pointQuery,
        response: { 200: stopsReply },
      },
    },
    async ({ query }, reply) => {
      const found = await places.stopsNear(query);
      void reply.header('cache-control', 'public, max-age=60');
      return { result: found, page: { next: null, total: found.length } };
    },
  );
}
