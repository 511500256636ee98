import { Refusal } from '../../errors';
import { askedOrigin, siteOrigin } from '../../http/site-origin';
import type { Api } from '../../http/wire-types';
import { feedTexts } from '../../magazine/feed-texts';
import { FEED_PATH, rssOf } from '../../magazine/rss';
import type { AppDeps } from '../../ports/app-deps';

/** Who reads a feed keeps what was in it before. */
const MOST = 30;

/** The latest articles for programs that read along: whole, where the app is there to draw them. */
export function getRss(app: Api, { env, contents, drawer, shownPictures }: AppDeps): void {
  app.get(FEED_PATH, { schema: { hide: true } }, async (request, reply) => {
    const origin = siteOrigin(env, request);
    // Its addresses have to be whole.
    if (origin === null) throw new Refusal('no-such-call');
    const { items, version } = await contents.latest(MOST);
    const onBroken = (err: unknown) => {
      request.log.warn({ err }, 'an article without its text in the feed');
    };
    const parts = { pictures: shownPictures, origin, onBroken };
    const texts = drawer === null ? new Map() : await feedTexts(items, { ...parts, drawer });
    const asked = env.siteUrl === '' ? askedOrigin(request) : null;
    app.hotAnswers.keep(request, { of: 'contents', version, moment: null, origin: asked });
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(rssOf(items, origin, texts));
  });
}
