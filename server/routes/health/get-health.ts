import { healthReply } from '#contract/health';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import type { Api } from '../../http/wire-types';

export function getHealth(app: Api): void {
  app.get(
    '/healthz',
    {
      config: NEVER_KEPT,
      schema: {
        tags: ['health'],
        summary: 'The process is alive',
        response: { 200: healthReply },
      },
    },
    () => Promise.resolve({ status: 'ok' as const }),
  );
}
