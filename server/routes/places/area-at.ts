import { pointQuery } from '#contract/place-queries';
import { areaReply } from '#contract/places';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function areaAt(app: Api, { places }: AppDeps): void {
  app.get(
    '/v2/areas/at',
    {
      schema: {
        tags: ['places'],
        summary: 'The dong at a point: by its polygon where that is known, else the nearest middle',
        querystring: pointQuery,
        response: { 200: areaReply },
      },
    },
    async ({ query }, reply) => {
      const item = await places.areaAt(query);
      void reply.header('cache-control', 'public, max-age=3600');
      return { item };
    },
  );
}
