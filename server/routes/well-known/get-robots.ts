import { siteOrigin } from '../../http/site-origin';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';
import { SITEMAP_PATH } from '../map/get-sitemap';
import { SITEMAP_PARTS } from '../map/get-sitemap-parts';

/**
 * What nobody has to find: a person's own pages, steps of signing in, and calls. The calls by which a
 * page is drawn may be read, or it would be found without what it shows.
 */
const RULES = `User-agent: *
Disallow: /more
Disallow: /oauth/
Disallow: /v1/
Disallow: /v2/calendars/
Disallow: /v2/certifications
Disallow: /v2/me/
Disallow: /v2/members
Disallow: /v2/reports
Disallow: /v2/sign-ins
Allow: /v1/inventories
`;

const SITEMAPS = [SITEMAP_PATH, ...Object.values(SITEMAP_PARTS)];

/** What crawlers may read (RFC 9309), and where they find what there is. */
export function getRobots(app: Api, { env }: AppDeps): void {
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    const origin = siteOrigin(env, request);
    // Their addresses have to be whole.
    const sitemaps =
      origin === null
        ? ''
        : `\n${SITEMAPS.map((path) => `Sitemap: ${new URL(path, origin).href}\n`).join('')}`;
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${RULES}${sitemaps}`);
  });
}
