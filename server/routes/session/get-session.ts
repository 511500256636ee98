import { sessionReply } from '#contract/session';
import type { Api } from '../../services/wire-types';

export function getSession(app: Api): void {
  app.get(
    '/v1/session',
    {
      schema: {
        tags: ['session'],
        summary: 'Who is there: always 200, a visitor has empty DATA',
        response: { 200: sessionReply },
      },
    },
    (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { authorization, rt } = request.headers;
      // Nobody can have signed in, so every token is a dead one: `-` takes it away (R14).
      if (authorization !== undefined || rt !== undefined)
        void reply.header('authentication', '-').header('rt', '-');
      return Promise.resolve({ DATA: {} });
    },
  );
}
