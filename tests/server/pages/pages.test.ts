import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mapAddressFrom } from '#core';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { headOf } from '../../../server/pages/head-of';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { fakeLinks } from '../../support/fake-accounts';
import { fakeDongs } from '../../support/fake-dongs';
import { houseRecord } from '../../support/house-records';

const house = houseRecord({ id: '7' });
const sold = houseRecord({ id: '8', status: 'SOLD', photos: [] });
const hidden = houseRecord({ id: '9', status: 'HIDDEN' });
const here =
  <Item>(item: Item) =>
  (id: string) =>
    Promise.resolve(id === 'here' ? item : null);
const deps = appDeps({
  houses: new FakeHouses([house, sold, hidden]),
  dongs: fakeDongs(),
  links: fakeLinks({
    community: here({ categoryTypeCode: 'CATEC00002' }),
  }),
});
/** What the app's own page says of itself. */
const SITE_DESCRIPTION = /name="description"\s+content="([^"]+)"/.exec(
  readFileSync(join(ROOT, 'index.html'), 'utf8'),
)?.[1];
const MISSING = { status: 404, title: '페이지를 찾을 수 없어요', path: null, isListed: false };
const GONE = { ...MISSING, status: 410 };

afterEach(() => {
  vi.useRealTimers();
});

describe('the head of', () => {
  it('the home page is the product’s', async () => {
    expect(await headOf(deps, '/')).toEqual({
      status: 200,
      title: null,
      description: SITE_DESCRIPTION,
      path: '/',
      previous: null,
      next: null,
      data: [],
      kind: 'website',
      feed: null,
      picture: { link: '/images/c/site/card.svg', alt: '한칸의 로고와 창이 있는 방' },
      isListed: true,
      madeOf: null,
      isFallback: false,
    });
  });

  it('a house is its price, its kind, its dong, and what is asked first', async () => {
    expect(await headOf(deps, '/place/7?p=share')).toMatchObject({
      status: 200,
      title: '월세 1,000/50 원룸 · 신림동',
      description:
        '23.1㎡(7평) · 3층/5층 · 2호선 신림역 도보 약 5분 · 보증금 1,000만원 · 월 50만원 · 관리비 7만원 · 신림역 5분, 볕이 드는 원룸',
      path: '/place/7',
      picture: { link: `/images/c${house.photos[0]}`, alt: '신림역 5분, 볕이 드는 원룸' },
      isListed: true,
      madeOf: { of: 'houses', version: await deps.houses.version() },
    });
  });

  it('a house that is let says so and is not listed; without a photo it has the product’s', async () => {
    expect(await headOf(deps, '/place/8/')).toMatchObject({
      status: 200,
      title: '거래 완료 · 월세 1,000/50 원룸 · 신림동',
      path: '/place/8',
      picture: { link: '/images/c/site/card.svg' },
      isListed: false,
    });
  });

  it.each(['/place/12', '/place/one', '/place/%F0%9F%8F%A0'])(
    'a house that is missing is that of nothing: %s',
    async (path) => {
      expect(await headOf(deps, path)).toMatchObject(MISSING);
    },
  );

  it('a house that is withdrawn is gone, and says nothing of what it was', async () => {
    const head = await headOf(deps, '/place/9');
    expect(head).toMatchObject(GONE);
    expect(head).toEqual({ ...(await headOf(deps, '/place/12')), status: 410 });
  });

  it('the map is its dong’s where one is named, with what is on offer', async () => {
    expect(await headOf(deps, '/map?level=3&dong=1162010200&p=filter')).toMatchObject({
      status: 200,
      title: '관악구 신림동 방 1개',
      description:
        '서울특별시 관악구 신림동의 원룸, 고시원, 쉐어하우스, 청년주택 방 1개를 지도에서 찾고 실제로 드는 월 비용까지 비교해 보세요.',
      path: '/map?dong=1162010200',
      isListed: true,
    });
  });

  it('a dong counts what else the address asks', async () => {
    expect(await headOf(deps, '/map?dong=1162010200&monthlyTo=40')).toMatchObject({
      title: '관악구 신림동 방',
    });
    expect(await headOf(deps, '/map?dong=1162010200&monthlyTo=50')).toMatchObject({
      title: '관악구 신림동 방 1개',
    });
  });

  it.each([
    '/map?dong=1162010200&lat=x',
    '/map?dong=1162010200&lat=37.5',
    '/map?lat=137.5&lng=127&dong=1162010200',
  ])('the map is its dong’s where the point is broken: %s', async (url) => {
    expect(mapAddressFrom(url.slice('/map'.length)).dong).toBe('1162010200');
    expect(await headOf(deps, url)).toMatchObject({ path: '/map?dong=1162010200' });
  });

  it('a dong without houses on offer has its page, which no search has to find', async () => {
    const head = await headOf(deps, '/map?dong=1162010100');
    expect(head).toMatchObject({ status: 200, title: '관악구 봉천동 방', isListed: false });
    expect(head.description).toContain('청년주택 방을 지도에서');
  });

  it.each(['/map?dong=1', '/map?dong=1111111111', '/map?dong=%EC%8B%A0%EB%A6%BC'])(
    'what is no dong is not found, under the title of the map that the app shows: %s',
    async (url) => {
      expect(await headOf(deps, url)).toMatchObject({ ...MISSING, title: '지도' });
    },
  );

  it.each(['/map', '/map/', '/map?lat=37.5&lng=127', '/map?lat=37.5&lng=127&dong=1', '/map?dong='])(
    'the map is plain at %s',
    async (url) => {
      const head = await headOf(deps, url);
      expect(head).toMatchObject({ status: 200, title: '지도', path: '/map', isListed: true });
    },
  );

  it('a direct deal is gone with its item', async () => {
    expect(await headOf(deps, '/direct/detail/1')).toMatchObject({
      status: 200,
      title: '월세 500/45 원룸 직거래 · 신림동',
      path: '/direct/detail/1',
      kind: 'article',
      isListed: true,
    });
    for (const id of ['gone', 'a.b', 'x'.repeat(65)])
      expect(await headOf(deps, `/direct/detail/${id}`)).toMatchObject(MISSING);
  });

  it('a direct deal says as data what is offered, and nothing of who offers it or where', async () => {
    const { data, description } = await headOf(deps, '/direct/detail/1');
    expect(data.map((one) => one['@type'])).toEqual(['RealEstateListing', 'BreadcrumbList']);
    expect(description).toMatch(/^세입자 · 19.8㎡/);
    const said = JSON.stringify(data);
    for (const secret of ['하늘색우산', '37.4842', '126.9293']) expect(said).not.toContain(secret);
  });

  it.each([
    ['/deal', '직거래', '/deal'],
    [
      '/direct?dongliCode=1162010200&monthlyTo=60',
      '관악구 신림동 직거래',
      '/direct?dongliCode=1162010200',
    ],
    ['/direct?dongliCode=9999999999', '직거래', '/direct'],
    ['/direct?dongliCode=x', '직거래', '/direct'],
  ])('%s is found by its dong alone', async (url, title, path) => {
    expect(await headOf(deps, url)).toMatchObject({ status: 200, title, path, isListed: true });
  });

  it.each(['/404', '/nowhere', '/place', '/place/1/2', '/index.html'])(
    'nothing is that of nothing: %s',
    async (path) => {
      expect(await headOf(deps, path)).toMatchObject(MISSING);
    },
  );

  it.each(['/zzim', '/more', '/more/sign-up', '/oauth/kakao', '/posts/write', '/app/install'])(
    'a page that no search has to find says so: %s',
    async (path) => {
      expect(await headOf(deps, path)).toMatchObject({ status: 200, isListed: false, path: null });
    },
  );
});

describe('a page whose head does not come', () => {
  const broken = (one: () => Promise<never>) => ({
    ...deps,
    houses: Object.assign(new FakeHouses([]), { one }),
    dongs: { ...deps.dongs, one },
    logger: pino({ level: 'silent' }),
  });
  const own = { status: 200, title: null, path: null, description: SITE_DESCRIPTION };

  it('has the product’s while the database is away', async () => {
    const away = broken(() => Promise.reject(new Error('connect ECONNREFUSED')));
    expect(await headOf(away, '/place/7')).toMatchObject(own);
    expect(await headOf(away, '/map?dong=1162010200')).toMatchObject(own);
  });

  it('has the product’s after two seconds', async () => {
    vi.useFakeTimers();
    const slow = broken(() => new Promise(() => undefined));
    let head: unknown = null;
    void headOf(slow, '/place/7').then((found) => (head = found));
    await vi.advanceTimersByTimeAsync(1999);
    expect(head).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(head).toMatchObject(own);
  });

  it('leaves no timer behind when it does come', async () => {
    vi.useFakeTimers();
    await headOf(deps, '/place/7');
    expect(vi.getTimerCount()).toBe(0);
  });
});
