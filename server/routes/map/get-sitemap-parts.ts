import {
  contentPath,
  DEAL_KIND,
  directListPath,
  directPath,
  feedTagPath,
  mateListPath,
  matePath,
  postPath,
} from '#core';
import { Refusal } from '../../errors';
import { siteOrigin } from '../../http/site-origin';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { MOST_LISTED, urlset, type Listed } from './urlset';

export const SITEMAP_PARTS = {
  contents: '/sitemap-contents.xml',
  posts: '/sitemap-posts.xml',
  deals: '/sitemap-deals.xml',
} as const;

/** Tags keep their place beside any number of articles. */
const MOST_TAGS = 1000;
/** Lists of dongs keep theirs beside any number of deals. */
const MOST_DEAL_LISTS = 5000;

/**
 * Articles, posts and deals that everybody may read. What is held, hidden, deleted, taken down or not
 * confirmed is in them no more from that moment on: they are made for each who asks.
 */
export function getSitemapParts(app: Api, deps: AppDeps): void {
  part(app, deps, SITEMAP_PARTS.contents, contentsOf);
  part(app, deps, SITEMAP_PARTS.posts, postsOf);
  part(app, deps, SITEMAP_PARTS.deals, dealsOf);
}

type Ask = (deps: AppDeps) => Promise<readonly Listed[]>;

function part(app: Api, deps: AppDeps, path: string, ask: Ask): void {
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    const origin = siteOrigin(deps.env, request);
    // Its addresses have to be whole.
    if (origin === null) throw new Refusal('no-such-call');
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(urlset(await ask(deps), origin));
  });
}

const contentsOf: Ask = async ({ contents }) => {
  const [topics, found] = await Promise.all([
    contents.topics(),
    contents.findable(MOST_LISTED - MOST_TAGS),
  ]);
  return [
    ...topics.slice(0, MOST_TAGS).map(({ tag }) => ({ path: feedTagPath(tag), changedOn: null })),
    ...found.map(({ id, changedOn }) => ({ path: contentPath(id), changedOn })),
  ];
};

const postsOf: Ask = async ({ posts }) =>
  (await posts.findable(MOST_LISTED)).map(({ id, changedOn }) => ({
    path: postPath(id),
    changedOn,
  }));

const dealsOf: Ask = async ({ deals }) => {
  const found = await deals.findable(MOST_LISTED - MOST_DEAL_LISTS);
  // Each dong in which somebody offers a room, or looks for a mate, has a list of its own.
  const lists = new Set(
    found.map(({ dealType, dongliCode }) =>
      dealType === DEAL_KIND.mate ? mateListPath(dongliCode) : directListPath(dongliCode),
    ),
  );
  return [
    ...[...lists].slice(0, MOST_DEAL_LISTS).map((path) => ({ path, changedOn: null })),
    ...found.map(({ id, dealType, changedOn }) => ({
      path: dealType === DEAL_KIND.mate ? matePath(id) : directPath(id),
      changedOn,
    })),
  ];
};
