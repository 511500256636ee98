import { afterAll, describe, expect, it, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { headOf } from '../../../server/pages/head-of';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { FAKE_DEAL, fakeDeals } from '../../support/fake-deals';
import { FAKE_MATE } from '../../support/fake-mates';
import { houseRecord } from '../../support/house-records';
import { smallClient } from '../../support/small-client';

const DEALS = fakeDeals({
  one: (id) => {
    if (id === '1') return Promise.resolve({ ok: true, value: FAKE_DEAL });
    if (id === '2') return Promise.resolve({ ok: true, value: { ...FAKE_MATE, id } });
    return Promise.resolve({ ok: false, reason: id === '3' ? 'ended' : 'none' });
  },
});
const houses = new FakeHouses([
  houseRecord({ id: '1' }),
  houseRecord({ id: '2', status: 'HIDDEN' }),
  houseRecord({ id: '3', status: 'SOLD' }),
]);
const deps = appDeps({ deals: DEALS, houses });
const head = (items: string) => headOf(deps, `/compare?items=${items}`);

describe('the head of a comparison', () => {
  it('is what it compares, in its order, for nobody to find', async () => {
    const found = await head('h1,d1');
    expect(found).toMatchObject({
      status: 200,
      title: '월세 1,000/50 원룸 외 1곳 비교',
      path: '/compare?items=h1,d1',
      isListed: false,
      madeOf: null,
    });
    expect(found.description).toMatch(
      /^월세 1,000\/50 원룸 실월비용 \d+만 · 월세 500\/45 원룸 실월비용 \d+만$/,
    );
    const [list, trail] = found.data;
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: { link: '/place/1' } },
        { position: 2, url: { link: '/direct/detail/1' } },
      ],
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('shows the first picture that there is', async () => {
    expect((await head('h2,d1')).picture.link).toContain(FAKE_DEAL.pictures[0]);
    const [photo = ''] = houseRecord().photos;
    expect((await head('h1,d1')).picture.link).toContain(photo);
    expect((await head('d3')).picture.link).toContain('/site/card.svg');
  });

  it('is the same of what is hidden, over, of another kind, or was never there', async () => {
    const gone = await head('d3');
    expect(gone).toMatchObject({ status: 200, title: '집 비교', data: [], isListed: false });
    for (const items of ['h2', 'h99', 'd2', 'd4'])
      expect({ ...(await head(items)), path: gone.path }).toEqual(gone);
    expect((await head('h1,h2,d3')).title).toBe('월세 1,000/50 원룸 비교');
  });

  it('names one that is let: everybody may still read of it', async () => {
    expect((await head('h3')).title).toBe('월세 1,000/50 원룸 비교');
  });

  test.each([
    ['h1,%3Cscript%3E,d1,d1', '/compare?items=h1,d1'],
    ['h1,d1,h1,h3,h4,h5,h6', '/compare?items=h1,d1,h3,h4'],
    ['%00,..,,', '/compare'],
    ['', '/compare'],
  ])('has one name at %s', async (items, path) => {
    expect((await head(items)).path).toBe(path);
  });
});

describe('the page of a comparison', () => {
  const { clientDir, remove } = smallClient();
  const env = readEnv({ APP_ENV: 'DEV', SITE_URL: 'https://www.hankan.example' });
  const app = buildApp(appDeps({ clientDir, deals: DEALS, houses, env }));
  afterAll(async () => {
    await (await app).close();
    remove();
  });

  it('tells those who show links what it is, and searches to leave it', async () => {
    const { body, statusCode } = await (await app).inject('/compare?items=h1,d1&utm_source=x');
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain(
      '<meta property="og:url" content="https://www.hankan.example/compare?items=h1,d1">',
    );
    expect(body).toContain('<meta property="og:title" content="월세 1,000/50 원룸 외 1곳 비교">');
    expect(body).toMatch(/<meta property="og:image" content="https:\/\/www\.hankan\.example\//);
  });

  it('tells nothing of where a room is', async () => {
    const { body } = await (await app).inject('/compare?items=d1');
    expect(body).not.toContain(String(FAKE_DEAL.lat));
    expect(body).not.toContain(String(FAKE_DEAL.lng));
  });
});
