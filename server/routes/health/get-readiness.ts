import { healthReply } from '#contract/health';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function getReadiness(app: Api, { isReady }: AppDeps): void {
  app.get(
    '/readyz',
    {
      schema: {
        tags: ['health'],
        summary: 'The database answers, and the server is not about to close',
        response: { 200: healthReply },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (app.leaving.hasBegun() || !(await isReady())) throw new Refusal('unavailable');
      return { status: 'ok' as const };
    },
  );
}
