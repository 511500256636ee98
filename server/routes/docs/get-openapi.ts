import type { Api } from '../../http/wire-types';

export function getOpenApi(app: Api): void {
  app.get('/docs/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  );
}
