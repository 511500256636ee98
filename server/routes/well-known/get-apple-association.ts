import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

/** Pages that stay in the browser: a sign-in comes back to where it was begun. */
const IN_THE_BROWSER = ['/oauth/*', '/v1/*', '/v2/*', '/images/*', '/docs/*'];

/** Which iOS apps open the site's links; as Apple's devices ask for it, without an ending. */
export function getAppleAssociation(app: Api, { env }: AppDeps): void {
  const appIDs = env.app.appleAppIds;
  const components = [
    ...IN_THE_BROWSER.map((path) => ({ '/': path, exclude: true })),
    { '/': '/*' },
  ];
  app.get(
    '/.well-known/apple-app-site-association',
    { schema: { hide: true } },
    (_request, reply) => {
      if (appIDs.length === 0) throw new Refusal('no-such-call');
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/json')
        .send({ applinks: { details: [{ appIDs, components }] } });
    },
  );
}
