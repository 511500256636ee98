import { dongParams, dongReply } from '#contract/map';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function getDong(app: Api, { dongs }: AppDeps): void {
  app.get(
    '/v2/map/dongs/:code',
    {
      schema: {
        tags: ['map'],
        summary: 'A dong or 리 by its code, and where the map shows it',
        params: dongParams,
        response: { 200: dongReply },
      },
    },
    async ({ params }, reply) => {
      const item = await dongs.one(params.code);
      if (item === null) throw new Refusal('no-such-dong', 'code');
      void reply.header('cache-control', 'public, max-age=3600');
      return { item };
    },
  );
}
