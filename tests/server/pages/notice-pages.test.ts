import { afterAll, describe, expect, it, test } from 'vitest';
import { pageTitle } from '#core';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { headOf } from '../../../server/pages/head-of';
import { pictureAt } from '../../../server/pictures/picture';
import { appDeps, NOW } from '../../support/app-deps';
import { fakeDongs } from '../../support/fake-dongs';
import { fakeNotices } from '../../support/fake-notices';
import { notice, NOTICES } from '../../support/notices';
import { smallClient } from '../../support/small-client';

const deps = appDeps({ notices: fakeNotices(NOTICES), dongs: fakeDongs() });
const head = (url: string, given = deps) => headOf(given, url);

describe('the head of a notice', () => {
  it('is its title, its publisher, and what is asked first', async () => {
    expect(await head('/notices/103')).toMatchObject({
      status: 200,
      title: '청년 월세 지원 2차 · 서울시 공고',
      description:
        '예시 공고 · 금융·주거비 지원 · 11월 23일(월) 마감 · 최대 40만 · 월 최대 20만 · 12개월 · 서울 · 만 19~34세',
      path: '/notices/103',
      picture: {
        link: '/images/c/notice/card/SUPLY00007/20261123.svg',
        alt: '청년 월세 지원 2차 · 서울시 공고',
      },
      isListed: true,
      madeOf: null,
    });
  });

  it('names one address, whatever else it says', async () => {
    expect(await head('/notices/101/?p=share&utm_source=x')).toMatchObject({
      path: '/notices/101',
    });
  });

  it('of one that is over can be read, and says so, but is not listed', async () => {
    expect(await head('/notices/105')).toMatchObject({
      status: 200,
      title: '마감 · 통합공공임대 영통 1단지 · GH 공고',
      path: '/notices/105',
      isListed: false,
    });
    expect(await head('/notices/108')).toMatchObject({ status: 200, isListed: false });
  });

  it('goes by the clock', async () => {
    const later = { ...deps, clock: { now: () => NOW + 7 * 3_600_000 } };
    expect(await head('/notices/102')).toMatchObject({ isListed: true });
    const over = await head('/notices/102', later);
    expect(over).toMatchObject({ isListed: false });
    expect(over.title).toMatch(/^마감 · /);
  });

  it('of one that its source has no more is not listed', async () => {
    expect(await head('/notices/112')).toMatchObject({ status: 200, isListed: false });
  });

  it.each(['/notices/999', '/notices/one', '/notices/%F0%9F%8F%A0', '/notices/1.5'])(
    'is that of nothing where there is none: %s',
    async (url) => {
      expect(await head(url)).toMatchObject({
        status: 404,
        title: '페이지를 찾을 수 없어요',
        path: null,
        isListed: false,
        data: [],
      });
    },
  );

  it('has a picture that can be drawn, whatever its kind and end', async () => {
    for (const { id } of NOTICES) {
      const { picture } = await head(`/notices/${id}`);
      const path = picture.link.replace('/images/c/', '');
      expect([id, pictureAt(path)?.width, pictureAt(path)?.height]).toEqual([id, 1200, 630]);
    }
    expect((await head('/notices/107')).picture.link).toMatch(/\/SUPLY00005\/always\.svg$/);
  });
});

describe('the head of the list of notices', () => {
  it.each([
    ['', '청년공고', ''],
    ['?supply=SUPLY00004', '매입임대 공고', '?supply=SUPLY00004'],
    ['?area=1162000000', '서울 관악구 청년 공고', '?area=1162000000'],
    [
      '?supply=SUPLY00004&p=login&area=1162000000',
      '서울 관악구 매입임대 공고',
      '?area=1162000000&supply=SUPLY00004',
    ],
    // What shows a part, another order or one person's is named by what shows it all.
    ['?sort=newest', '청년공고', ''],
    ['?notice=101&fits=true', '청년공고', ''],
    ['?status=OPEN&supply=SUPLY00001', '행복주택 공고', '?supply=SUPLY00001'],
    ['?organisation=LH', '청년공고', ''],
    ['?supply=SUPLY00001,SUPLY00004', '청년공고', ''],
    ['?area=1162010100', '관악구 봉천동 청년 공고', ''],
    // A push names a dong (spec/readings R34).
    ['?isPush=T&DONGLI_CD=1162010200', '관악구 신림동 청년 공고', ''],
    ['?isPush=T&DONGLI_CD=1111111111', '청년공고', ''],
    ['?isPush=T&DONGLI_CD=%3Cscript%3E', '청년공고', ''],
    ['?area=javascript:alert(1)&supply=%22%3E', '청년공고', ''],
  ])('%j is %s, by one address', async (query, title, canonical) => {
    expect(await head(`/youth/notices${query}`)).toMatchObject({
      status: 200,
      title,
      path: `/youth/notices${canonical}`,
      isListed: true,
    });
  });

  it('without a notice is not to be found, unless it is the list of all', async () => {
    const none = { ...deps, notices: fakeNotices([]) };
    expect(await head('/youth/notices?supply=SUPLY00011', none)).toMatchObject({ isListed: false });
    expect(await head('/youth/notices', none)).toMatchObject({ isListed: true });
  });
});

describe('the head of', () => {
  it.each([
    ['/youth/todays', '청년'],
    ['/youth/guide', '공고 읽는 법'],
  ])('%s says what is there', async (path, title) => {
    const found = await head(`${path}/?p=login`);
    expect(found).toMatchObject({ status: 200, title, path, isListed: true });
    expect(found.description).not.toBe((await head('/')).description);
  });
});

describe('the page of a notice', async () => {
  const HOSTILE =
    '"><script>alert(1)</script>\u202E</title>\u2028&amp;\'<img src=x onerror=alert(1)>';
  const { clientDir, remove } = smallClient();
  const odd = notice({
    id: '7',
    title: HOSTILE,
    organisation: HOSTILE,
    areas: [{ code: '1162000000', name: HOSTILE }],
    conditions: {
      on: null,
      ranks: [{ name: HOSTILE, conditions: [{ kind: 'unread', text: HOSTILE }] }],
    },
    link: 'javascript:alert(1)',
  });
  const env = readEnv({ APP_ENV: 'DEV', SITE_URL: 'https://www.hankan.example' });
  const app = await buildApp(appDeps({ clientDir, env, notices: fakeNotices([odd]) }));
  afterAll(async () => {
    await app.close();
    remove();
  });

  test('lets no text of it out of its place', async () => {
    for (const url of ['/notices/7', '/youth/notices', '/youth/notices?area=1162000000']) {
      const { body, statusCode } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).not.toMatch(/<script>alert|<img|javascript:|\u2028/);
      // As data it is what it is; as a line it does not turn what stands behind it around.
      expect(body.split('<script type="application/ld+json">')[0]).not.toContain('\u202E');
      expect(body.match(/<\/title>/g)).toHaveLength(1);
      expect(body.match(/<script type="application\/ld\+json">/g)).toHaveLength(1);
    }
  });

  test('names its picture without a word of it', async () => {
    const { body } = await app.inject('/notices/7');
    const [, image = ''] = /property="og:image" content="([^"]*)"/.exec(body) ?? [];
    expect(image).toBe('https://www.hankan.example/images/c/notice/card/SUPLY00004/20261125.svg');
  });

  test('answers 404 for one that there is not', async () => {
    const { statusCode, body } = await app.inject('/notices/8');
    expect(statusCode).toBe(404);
    expect(body).toContain(`<title>${pageTitle('페이지를 찾을 수 없어요')}</title>`);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });
});
