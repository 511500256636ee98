// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FEED_TYPE } from '#core';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { rssOf } from '../../../server/magazine/rss';
import type { AppDeps } from '../../../server/ports/app-deps';
import { appDeps } from '../../support/app-deps';
import { newContent } from '../../support/contents';
import { fakeContents } from '../../support/fake-contents';
import type { FoundDeal } from '../../../server/ports/deals/deals';
import { FAKE_MATE } from '../../support/fake-mates';
import { FAKE_DEAL, fakeDeals } from '../../support/fake-deals';
import { FAKE_POST, fakePosts } from '../../support/fake-posts';

const SITE = 'https://www.hankan.example';
const env = readEnv({ APP_ENV: 'DEV', SITE_URL: SITE });

async function serve(given: Partial<AppDeps> = {}) {
  const app = await buildApp(appDeps({ env, ...given }));
  onTestFinished(() => app.close());
  return app;
}

/** The document of a feed; an error where it is no XML. */
function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}
const textsOf = (within: Element | Document, name: string) =>
  [...within.querySelectorAll(name)].map((one) => one.textContent);

describe('the feed of articles', () => {
  test('is RSS with whole addresses, the latest first', async () => {
    const contents = fakeContents([
      newContent({ id: 'older', publishedOn: '20261001', isExample: true }),
      newContent({ title: '<b>보증금</b> & "열쇠"' }),
    ]);
    const app = await serve({ contents });
    const { statusCode, headers, body } = await app.inject('/feed.xml');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = parsed(body);
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    const [self] = feed.getElementsByTagName('atom:link');
    expect(self?.getAttribute('href')).toBe(`${SITE}/feed.xml`);
    const [first, second] = feed.querySelectorAll('item');
    if (first === undefined || second === undefined) throw new Error('two items');
    expect(textsOf(first, 'title')).toEqual(['<b>보증금</b> & "열쇠"']);
    expect(textsOf(first, 'link')).toEqual([`${SITE}/contents/contract-day`]);
    expect(textsOf(first, 'guid')).toEqual([`${SITE}/contents/contract-day`]);
    expect(textsOf(first, 'category')).toEqual(['계약', '초보']);
    expect(textsOf(first, 'pubDate')).toEqual(['Sat, 31 Oct 2026 15:00:00 GMT']);
    expect(textsOf(second, 'title')[0]).toMatch(/^예시 · /);
  });

  test('is not sent again to who has it', async () => {
    const app = await serve();
    const { headers } = await app.inject('/feed.xml');
    const known = { 'if-none-match': String(headers.etag) };
    const again = await app.inject({ url: '/feed.xml', headers: known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is XML whatever an article says', () => {
    const any = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(any, any, any, (title, summary, tag) => {
        const { document: _, ...content } = newContent({ title, summary, tags: [tag] });
        const xml = rssOf([{ ...content, minutes: 1 }], SITE);
        expect(parsed(xml).querySelectorAll('item')).toHaveLength(1);
      }),
    );
  });

  test('is not there where nobody knows where the site is', async () => {
    const app = await serve({ env: readEnv({}) });
    const asked = { url: '/feed.xml', headers: { host: 'elsewhere.example' } };
    expect((await app.inject(asked)).statusCode).toBe(404);
  });
});

describe('GET /v2/feeds', () => {
  test.each([
    ['', FEED_TYPE.MAGAZINE, '/contents/contract-day'],
    ['?type=MAGAZINE', FEED_TYPE.MAGAZINE, '/contents/contract-day'],
    ['?type=YOUTH_ROUNGE', FEED_TYPE.YOUTH_ROUNGE, '/posts/1'],
    ['?type=YOUTH_NOTICE&limit=1', FEED_TYPE.YOUTH_NOTICE, '/notices/'],
    ['?type=DIRECT', FEED_TYPE.DIRECT, '/direct/detail/'],
  ])('answers at %j what is of %s', async (query, type, path) => {
    const app = await serve();
    const { result, page } = (await app.inject(`/v2/feeds${query}`)).json<{
      result: { type: string; path: string }[];
      page: unknown;
    }>();
    expect(page).toEqual({ next: null, total: result.length });
    expect(result[0]?.type).toBe(type);
    expect(result[0]?.path).toContain(path);
  });

  test('has nothing of roommates yet', async () => {
    const app = await serve();
    expect((await app.inject('/v2/feeds?type=MATE')).json()).toMatchObject({
      result: [{ type: 'MATE', id: FAKE_MATE.id, path: '/mate/detail/2', title: FAKE_MATE.title }],
    });
  });

  test('refuses what is no feed by its name', async () => {
    const app = await serve();
    expect((await app.inject('/v2/feeds?type=YOUTH_LOUNGE')).statusCode).toBe(400);
  });
});

describe('the parts of the sitemap', () => {
  test('name articles and their tags', async () => {
    const app = await serve();
    const { body, headers } = await app.inject('/sitemap-contents.xml');
    expect(textsOf(parsed(body), 'loc')).toEqual([
      `${SITE}/feed/tag/%EA%B3%84%EC%95%BD`,
      `${SITE}/feed/tag/%EC%B4%88%EB%B3%B4`,
      `${SITE}/contents/contract-day`,
    ]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('name posts that everybody may read, and forget at once those that nobody may', async () => {
    let found = [{ id: FAKE_POST.id, changedOn: '20261120' }];
    const app = await serve({ posts: fakePosts({ findable: () => Promise.resolve(found) }) });
    const first = await app.inject('/sitemap-posts.xml');
    expect(first.body).toContain(
      `<url><loc>${SITE}/posts/1</loc><lastmod>2026-11-20</lastmod></url>`,
    );
    found = [];
    expect((await app.inject('/sitemap-posts.xml')).body).not.toContain('/posts/1');
  });

  test('name deals that everybody may find, and forget at once those that nobody may', async () => {
    const dongliCode = '1162010200';
    let found: readonly FoundDeal[] = [
      { id: FAKE_DEAL.id, dealType: 'direct', dongliCode, changedOn: '20261120' },
      { id: '3', dealType: 'direct', dongliCode, changedOn: '20261119' },
      { id: '2', dealType: 'mate', dongliCode, changedOn: '20261119' },
    ];
    const app = await serve({ deals: fakeDeals({ findable: () => Promise.resolve(found) }) });
    const first = await app.inject('/sitemap-deals.xml');
    expect(first.body).toContain(
      `<url><loc>${SITE}/direct/detail/1</loc><lastmod>2026-11-20</lastmod></url>`,
    );
    expect(first.body).toContain(
      `<url><loc>${SITE}/mate/detail/2</loc><lastmod>2026-11-19</lastmod></url>`,
    );
    // The list of each dong once.
    const lists = first.body.match(/\/(?:direct|mate)\?dongliCode=\d+/g);
    expect(lists).toEqual([`/direct?dongliCode=${dongliCode}`, `/mate?dongliCode=${dongliCode}`]);
    found = [];
    expect((await app.inject('/sitemap-deals.xml')).body).not.toMatch(/direct|mate/);
  });
});
