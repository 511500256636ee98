import type { AppDeps } from '../../services/app-deps';
import type { Api } from '../../services/wire-types';

export function getBaseMap(app: Api, { baseMap }: AppDeps): void {
  // Made when it is first asked for and kept: it is the same for as long as the server runs.
  let document: Buffer | null = null;
  app.get('/map/base.json', { schema: { hide: true } }, (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(baseMap()));
    return reply
      .type('application/geo+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(document);
  });
}
