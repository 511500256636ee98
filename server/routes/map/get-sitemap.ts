import { APP_PAGES, dongPath, noticePath } from '#core';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import { siteOrigin } from '../../http/site-origin';
import type { Api } from '../../http/wire-types';
import { MOST_LISTED, urlset, type Listed } from './urlset';

export const SITEMAP_PATH = '/sitemap.xml';
/** Dongs keep their place beside any number of them. */
const MOST_NOTICES = 25_000;
/** What is neither a dong's nor a notice's. */
const FIRST: readonly Listed[] = [
  APP_PAGES.home,
  APP_PAGES.map,
  APP_PAGES.youth,
  APP_PAGES.notices,
  APP_PAGES.youthGuide,
  APP_PAGES.feed,
  APP_PAGES.communities,
  APP_PAGES.deal,
  APP_PAGES.mate,
  APP_PAGES.checklistGuide,
].map(({ path }) => ({ path, changedOn: null }));
const HOUR_MS = 3_600_000;

/**
 * What there is to be found: the first pages of the product, notices that are not over, and dongs that
 * have houses on offer; an hour old at most. Articles and posts have parts of their own.
 */
export function getSitemap(app: Api, deps: AppDeps): void {
  const { clock, env } = deps;
  let made: { readonly at: number; readonly pages: Promise<readonly Listed[]> } | null = null;
  const pages = (): Promise<readonly Listed[]> => {
    const at = clock.now();
    if (made === null || at - made.at >= HOUR_MS) {
      const asked = { at, pages: listedPages(deps, at) };
      made = asked;
      asked.pages.catch(() => {
        if (made === asked) made = null;
      });
    }
    return made.pages;
  };
  app.get(SITEMAP_PATH, { schema: { hide: true } }, async (request, reply) => {
    const origin = siteOrigin(env, request);
    // Its addresses have to be whole.
    if (origin === null) throw new Refusal('no-such-call');
    const listed = await pages();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(urlset(listed, origin));
  });
}

async function listedPages(
  { dongs, notices }: Pick<AppDeps, 'dongs' | 'notices'>,
  now: number,
): Promise<readonly Listed[]> {
  const found = await notices.findable(now, MOST_NOTICES);
  const codes = await dongs.onOffer(MOST_LISTED - FIRST.length - found.length);
  return [
    ...FIRST,
    ...found.map(({ id, changedOn }) => ({ path: noticePath(id), changedOn })),
    ...codes.map((code) => ({ path: dongPath(code), changedOn: null })),
  ];
}
