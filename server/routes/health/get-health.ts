import { healthReply } from '#contract/health';
import type { Api } from '../../http/wire-types';

export function getHealth(app: Api): void {
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['health'],
        summary: 'The process is alive',
        response: { 200: healthReply },
      },
    },
    (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return Promise.resolve({ status: 'ok' as const });
    },
  );
}
