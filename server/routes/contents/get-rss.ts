import { Refusal } from '../../errors';
import { siteOrigin } from '../../http/site-origin';
import type { Api } from '../../http/wire-types';
import { FEED_PATH, rssOf } from '../../magazine/rss';
import type { AppDeps } from '../../ports/app-deps';

/** Who reads a feed keeps what was in it before. */
const MOST = 30;

/** The latest articles for programs that read along. */
export function getRss(app: Api, { env, contents }: AppDeps): void {
  app.get(FEED_PATH, { schema: { hide: true } }, async (request, reply) => {
    const origin = siteOrigin(env, request);
    // Its addresses have to be whole.
    if (origin === null) throw new Refusal('no-such-call');
    const { items } = await contents.list({ tag: null, limit: MOST, cursor: null });
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(rssOf(items, origin));
  });
}
