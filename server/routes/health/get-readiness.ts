import { healthReply } from '#contract/health';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function getReadiness(app: Api, { isReady }: AppDeps): void {
  app.get(
    '/readyz',
    {
      config: NEVER_KEPT,
      schema: {
        tags: ['health'],
        summary: 'The database answers, and the server is not about to close',
        response: { 200: healthReply },
      },
    },
    async () => {
      if (app.leaving.hasBegun() || !(await isReady())) throw new Refusal('unavailable');
      return { status: 'ok' as const };
    },
  );
}
