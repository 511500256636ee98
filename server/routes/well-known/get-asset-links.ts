import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

/** Which Android app opens the site's links (Digital Asset Links). */
export function getAssetLinks(app: Api, { env }: AppDeps): void {
  const { androidPackage, androidCertificates } = env.app;
  const target = {
    namespace: 'android_app',
    package_name: androidPackage,
    sha256_cert_fingerprints: androidCertificates,
  };
  app.get('/.well-known/assetlinks.json', { schema: { hide: true } }, (_request, reply) => {
    if (androidCertificates.length === 0) throw new Refusal('no-such-call');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/json')
      .send([{ relation: ['delegate_permission/common.handle_all_urls'], target }]);
  });
}
