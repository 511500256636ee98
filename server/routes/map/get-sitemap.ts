import { APP_PAGES, dongPath } from '#core';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import { siteOrigin } from '../../http/site-origin';
import type { Api } from '../../http/wire-types';

export const SITEMAP_PATH = '/sitemap.xml';
/** What a sitemap may hold (sitemaps.org). */
const MOST = 50_000;
/** What is not a dong's. */
const FIRST = [APP_PAGES.home.path, APP_PAGES.map.path];
const HOUR_MS = 3_600_000;

/** The pages of dongs that have houses on offer, the first page and the map; an hour old at most. */
export function getSitemap(app: Api, { dongs, clock, env }: AppDeps): void {
  let made: { readonly at: number; readonly codes: Promise<readonly string[]> } | null = null;
  const codes = (): Promise<readonly string[]> => {
    const at = clock.now();
    if (made === null || at - made.at >= HOUR_MS) {
      const asked = { at, codes: dongs.onOffer(MOST - FIRST.length) };
      made = asked;
      asked.codes.catch(() => {
        if (made === asked) made = null;
      });
    }
    return made.codes;
  };
  app.get(SITEMAP_PATH, { schema: { hide: true } }, async (request, reply) => {
    const origin = siteOrigin(env, request);
    // Its addresses have to be whole.
    if (origin === null) throw new Refusal('no-such-call');
    const paths = [...FIRST, ...(await codes()).map(dongPath)];
    const urls = paths.map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
}
