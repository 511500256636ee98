import { afterAll, describe, expect, it, test } from 'vitest';
import { BOARD } from '#core';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { headOf } from '../../../server/pages/head-of';
import { appDeps } from '../../support/app-deps';
import { newContent } from '../../support/contents';
import { fakeContents } from '../../support/fake-contents';
import { FAKE_POST, fakePosts } from '../../support/fake-posts';
import { smallClient } from '../../support/small-client';

const contents = fakeContents([
  newContent(),
  newContent({ id: 'plain', coverId: null, coverAlt: '', isExample: true, tags: ['자취 시작'] }),
]);
const deps = appDeps({ contents });
const head = (url: string, given = deps) => headOf(given, url);

const MISSING = {
  status: 404,
  title: '페이지를 찾을 수 없어요',
  path: null,
  isListed: false,
  data: [],
};

describe('the head of an article', () => {
  it('is its title, its summary, its cover and what it is', async () => {
    const found = await head('/contents/contract-day?utm_source=x');
    expect(found).toMatchObject({
      status: 200,
      title: '계약하는 날 확인할 것',
      description: '도장을 찍기 전에 한 번 더 보는 목록이에요.',
      path: '/contents/contract-day',
      kind: 'article',
      picture: { link: '/images/c/scene-contract', alt: '책상 위의 계약서와 열쇠' },
      isListed: true,
      madeOf: { of: 'contents', version: '1' },
    });
    const [article, trail] = found.data;
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: '계약하는 날 확인할 것',
      datePublished: '2026-11-01',
      timeRequired: 'PT1M',
      keywords: '계약, 초보',
      image: { link: '/images/c/scene-contract' },
      publisher: { '@type': 'Organization', name: '한칸' },
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { item: { link: '/' } },
        { item: { link: '/feed' } },
        { name: '계약', item: { link: '/feed/tag/%EA%B3%84%EC%95%BD' } },
        { item: { link: '/contents/contract-day' } },
      ],
    });
  });

  it('of one without a cover has the product’s own picture, and says that it is an example', async () => {
    const found = await head('/contents/plain');
    expect(found.description).toMatch(/^예시 · /);
    expect(found.picture.link).toBe('/images/c/site/card.svg');
    expect(found.data[0]).not.toHaveProperty('image');
  });

  it.each(['/contents/none', '/contents/sample-gone', '/contents/%F0%9F%8F%A0'])(
    'is that of nothing where there is none: %s',
    async (url) => {
      expect(await head(url)).toMatchObject(MISSING);
    },
  );
});

describe('the head of the magazine', () => {
  it('names what it shows first', async () => {
    const found = await head('/feed?x=1');
    expect(found).toMatchObject({ status: 200, title: '피드', path: '/feed', isListed: true });
    expect(found.data).toMatchObject([
      { '@type': 'ItemList', numberOfItems: 2, itemListElement: [{ position: 1 }, {}] },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it('of a tag says how many there are', async () => {
    expect(await head(`/feed/tag/${encodeURIComponent('자취 시작')}`)).toMatchObject({
      title: '#자취 시작',
      description: '자취 시작에 관한 글 1편을 모았어요.',
      path: '/feed/tag/%EC%9E%90%EC%B7%A8%20%EC%8B%9C%EC%9E%91',
      isListed: true,
    });
  });

  it.each(['/feed/tag/none', '/feed/tag/%23', '/feed/tag/%3Cb%3E'])(
    'of a tag that no article has is that of nothing: %s',
    async (url) => {
      const { title, ...found } = await head(url);
      expect(title).toMatch(/^#/);
      expect({ ...found, title: MISSING.title }).toMatchObject(MISSING);
    },
  );
});

describe('the head of a post', () => {
  it('is its title, its first words, and who wrote it', async () => {
    const post = { ...FAKE_POST, pictureIds: ['a1'], isExample: true };
    const posts = fakePosts({ one: () => Promise.resolve({ ok: true, value: post }) });
    const found = await head('/posts/1', { ...deps, posts });
    expect(found).toMatchObject({
      status: 200,
      title: '겨울을 나는 법',
      description: '예시 · 자취 꿀팁 · 창가에서 한 뼘 떼어 두세요.',
      path: '/posts/1',
      kind: 'article',
      picture: { link: '/images/c/a1', alt: '겨울을 나는 법' },
      isListed: true,
      madeOf: null,
    });
    expect(found.data[0]).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: '겨울을 나는 법',
      text: '창가에서 한 뼘 떼어 두세요.',
      author: { '@type': 'Person', name: '새싹' },
      datePublished: '2026-11-20T03:00:00.000Z',
      commentCount: 1,
    });
    expect(JSON.stringify(found.data[1])).toContain(`/youth/communities?board=${BOARD.TIP}`);
  });

  it('of somebody who has left names nobody', async () => {
    const post = { ...FAKE_POST, author: null, editedAt: '2026-11-20T04:00:00.000Z' };
    const posts = fakePosts({ one: () => Promise.resolve({ ok: true, value: post }) });
    const { data, picture } = await head('/posts/1', { ...deps, posts });
    expect(data[0]).toMatchObject({
      author: { name: '탈퇴한 회원' },
      dateModified: '2026-11-20T04:00:00.000Z',
    });
    expect(picture.link).toBe('/images/c/site/card.svg');
  });

  it('is asked as a visitor, whoever asks: what is held is that of nothing', async () => {
    const readers: (number | null)[] = [];
    const one = (_: string, reader: number | null) => {
      readers.push(reader);
      return Promise.resolve({ ok: false, reason: 'none' } as const);
    };
    expect(await head('/posts/1', { ...deps, posts: fakePosts({ one }) })).toMatchObject(MISSING);
    expect(readers).toEqual([null]);
  });

  it('of one that was deleted is gone', async () => {
    const one = () => Promise.resolve({ ok: false, reason: 'gone' } as const);
    const posts = fakePosts({ one });
    expect(await head('/posts/1', { ...deps, posts })).toMatchObject({ ...MISSING, status: 410 });
  });
});

describe('the head of the community', () => {
  it.each([
    ['', '', true],
    [`?board=${BOARD.WON}&sort=popular`, `?board=${BOARD.WON}`, true],
    ['?q=보증금', '', false],
  ])('at %j names %j', async (query, path, isListed) => {
    expect(await head(`/youth/communities${query}`)).toMatchObject({
      title: '커뮤니티',
      path: `/youth/communities${path}`,
      isListed,
    });
  });
});

describe('a page of what people read', () => {
  const { clientDir, remove } = smallClient();
  afterAll(remove);
  const env = readEnv({ APP_ENV: 'DEV', SITE_URL: 'https://www.hankan.example' });

  test('names the feed to programs that read along, and itself an article', async () => {
    const app = await buildApp(appDeps({ clientDir, env, contents }));
    const { body } = await app.inject('/contents/contract-day');
    await app.close();
    expect(body).toContain(
      '<link rel="alternate" type="application/rss+xml" title="한칸 피드" href="https://www.hankan.example/feed.xml">',
    );
    expect(body).toContain('<meta property="og:type" content="article">');
    expect(body).toContain('"@type":"Article"');
  });

  test.each([
    ['none', 404],
    ['gone', 410],
  ] as const)('answers a post that is %s with %i and a page', async (reason, status) => {
    const posts = fakePosts({ one: () => Promise.resolve({ ok: false, reason }) });
    const app = await buildApp(appDeps({ clientDir, env, posts }));
    const answer = await app.inject('/posts/1');
    await app.close();
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain('id="hankan-env"');
    expect(answer.body).not.toContain('겨울을');
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  });
});
