import { areasReply } from '#contract/places';
import { areasToChoose } from '../../geography/areas-to-choose';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function listAreas(app: Api, { places }: AppDeps): void {
  app.get(
    '/v2/areas',
    {
      schema: {
        tags: ['places'],
        summary: 'Every 시·도 and 시·군·구 that is known, by code: the same for everybody',
        response: { 200: areasReply },
      },
    },
    async (_request, reply) => {
      const result = [...areasToChoose(await places.wideAreas())];
      void reply.header('cache-control', 'public, max-age=3600');
      return { result, page: { next: null, total: result.length } };
    },
  );
}
