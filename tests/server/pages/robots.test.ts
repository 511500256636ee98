import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { appDeps } from '../../support/app-deps';

const local = await buildApp(appDeps());
const env = readEnv({ APP_ENV: 'DEV', SITE_URL: 'https://www.hankan.example' });
const real = await buildApp(appDeps({ env }));
afterAll(() => Promise.all([local.close(), real.close()]));

const ask = (app: typeof local, host = 'localhost:4180') =>
  app.inject({ url: '/robots.txt', headers: { host } });
const { body: text } = await ask(local);

/** What a crawler may read (RFC 9309): the longest rule that matches decides. */
function mayRead(path: string): boolean {
  const rules = text
    .split('\n')
    .map((line) => /^(Allow|Disallow): (\S+)$/.exec(line))
    .filter((rule) => rule !== null)
    .filter(([, , start = '']) => path.startsWith(start))
    .sort(([, , a = ''], [, , b = '']) => b.length - a.length);
  return rules[0]?.[1] !== 'Disallow';
}

describe('robots.txt', () => {
  it.each([
    '/',
    '/map?dong=1162010200',
    '/place/1',
    '/notices/1',
    '/youth/todays',
    '/youth/notices?supply=SUPLY00004',
    '/youth/guide',
    '/images/s/1200x630/site/card.svg',
    '/images/s/1200x630/smart/notice/card/SUPLY00004/20261125.svg',
  ])('lets %s be found', (path) => {
    expect(mayRead(path)).toBe(true);
  });

  it.each(['/assets/index.js', '/v2/houses/1', '/v2/notices/1', '/v1/inventories?TARGET=POPUP'])(
    'lets a page be drawn that needs %s',
    (path) => {
      expect(mayRead(path)).toBe(true);
    },
  );

  it.each([
    '/more',
    '/more/sign-up',
    '/oauth/kakao',
    '/v1/session',
    '/v1/login',
    '/v2/members',
    '/v2/me/stream',
    '/v2/calendars/a.ics',
  ])('keeps crawlers out of %s', (path) => {
    expect(mayRead(path)).toBe(false);
  });

  it('is a text for everybody, from its first line on', async () => {
    const { statusCode, headers, body } = await ask(real);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(body.startsWith('User-agent: *\n')).toBe(true);
  });

  it('names the sitemap where the site is known to be', async () => {
    const sitemap = async (app: typeof local, host?: string) =>
      /^Sitemap: (.*)$/m.exec((await ask(app, host)).body)?.[1];
    expect(await sitemap(real, 'evil.example')).toBe('https://www.hankan.example/sitemap.xml');
    expect(await sitemap(local)).toBe('http://localhost:4180/sitemap.xml');
    expect(await sitemap(local, 'evil.example')).toBeUndefined();
  });
});
