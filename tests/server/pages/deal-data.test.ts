import { describe, expect, it } from 'vitest';
import { headOf } from '../../../server/pages/head-of';
import type { StoredDeals } from '../../../server/ports/deals/deals';
import type { MateRecord, StoredMates } from '../../../server/ports/deals/mates';
import { appDeps } from '../../support/app-deps';
import { FAKE_DEAL, fakeDeals } from '../../support/fake-deals';
import { fakeDongs } from '../../support/fake-dongs';
import { FAKE_MATE, fakeMates } from '../../support/fake-mates';
import { dongsOf, mateWant } from '../../support/mates';

const trail = (...steps: readonly (readonly [name: string, link: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, link], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: { link },
  })),
});

const mateDeps = (change: Partial<MateRecord> = {}) => {
  const mate = { ...FAKE_MATE, ...change } as typeof FAKE_MATE;
  return appDeps({
    deals: fakeDeals({ one: () => Promise.resolve({ ok: true, value: mate }) }),
    dongs: fakeDongs(),
  });
};
const mateAt = async (change: Partial<MateRecord> = {}) =>
  (await headOf(mateDeps(change), '/mate/detail/2')).data;

describe('the data of a mate', () => {
  it('says about which dong it is, and the way to it', async () => {
    expect(await mateAt()).toEqual([
      {
        '@type': 'ItemPage',
        name: '월 35만 메이트 · 신림동',
        url: { link: '/mate/detail/2' },
        image: { link: '/images/c/house/upload/0123456789abcdef0123456789abcdef' },
        datePublished: '2026-11-18T03:00:00.000Z',
        inLanguage: 'ko',
        about: [
          {
            '@type': 'Room',
            name: '관악구 신림동',
            address: {
              '@type': 'PostalAddress',
              addressCountry: 'KR',
              addressRegion: '서울특별시',
              addressLocality: '관악구 신림동',
            },
          },
        ],
      },
      trail(
        ['한칸', '/'],
        ['메이트', '/mate'],
        ['관악구 신림동', `/mate?dongliCode=${FAKE_MATE.dongs[0]?.dongliCode ?? ''}`],
        ['월 35만 메이트 · 신림동', '/mate/detail/2'],
      ),
    ]);
  });

  it('of who wants a room says where they would live', async () => {
    const [page] = await mateAt({ ...mateWant({ dongs: dongsOf(3) }), pictures: [] });
    expect(page).not.toHaveProperty('image');
    expect(page).toMatchObject({
      about: [{ '@type': 'Place' }, { '@type': 'Place' }, { '@type': 'Place' }],
    });
  });

  it('tells when it was changed, and that it is made up', async () => {
    const [page] = await mateAt({ editedAt: '2026-11-19T03:00:00.000Z', isExample: true });
    expect(page).toMatchObject({
      dateModified: '2026-11-19T03:00:00.000Z',
      description: '예시로 만든 글이에요.',
    });
  });

  it('tells nothing of the person, of where they live, nor what they wrote in their own words', async () => {
    const said = JSON.stringify(await mateAt());
    for (const secret of ['초록화분', '37.4842', '126.9293', '20대', '여성', '직장인', '고양이'])
      expect(said).not.toContain(secret);
  });
});

describe('the data of a list of deals', () => {
  const deps = appDeps({ dongs: fakeDongs() });
  const dataAt = async (url: string) => (await headOf(deps, url)).data;
  const direct = {
    '@type': 'ListItem',
    position: 1,
    name: '월세 500/45 원룸 직거래 · 신림동',
    url: { link: `/direct/detail/${FAKE_DEAL.id}` },
  };
  const mate = {
    '@type': 'ListItem',
    position: 1,
    name: '월 35만 메이트 · 신림동',
    url: { link: `/mate/detail/${FAKE_MATE.id}` },
  };
  const list = (name: string, item: unknown) => ({
    '@type': 'ItemList',
    name,
    numberOfItems: 1,
    itemListElement: [item],
  });

  it.each([
    ['/deal', list('직거래', direct), trail(['한칸', '/'], ['직거래', '/deal'])],
    [
      '/direct?dongliCode=1162010200',
      list('관악구 신림동 직거래', direct),
      trail(['한칸', '/'], ['직거래', '/deal'], ['관악구 신림동', '/direct?dongliCode=1162010200']),
    ],
    ['/mate', list('메이트', mate), trail(['한칸', '/'], ['메이트', '/mate'])],
    [
      '/mate?dongliCode=1162010200',
      list('관악구 신림동 메이트', mate),
      trail(['한칸', '/'], ['메이트', '/mate'], ['관악구 신림동', '/mate?dongliCode=1162010200']),
    ],
  ])('says what it shows first, and the way to it: %s', async (url, ...things) => {
    expect(await dataAt(url)).toEqual(things);
  });

  it.each([
    '/deal?sort=price',
    '/direct?dongliCode=1162010200&monthlyTo=60',
    '/direct?dongliCode=1162010200&around=T',
    '/direct?dongliCode=9999999999',
    '/mate?side=WANT',
    '/mate?dongliCode=1162010200&sort=newest',
    '/mate?dongliCode=9999999999',
  ])('lists nothing where its address asks for others: %s', async (url) => {
    expect((await dataAt(url)).map((one) => one['@type'])).toEqual(['BreadcrumbList']);
  });

  it('is asked for as a visitor, and of mates by those who have a room', async () => {
    const asked: unknown[] = [];
    const heard =
      (list: () => Promise<unknown>) =>
      (...question: readonly unknown[]) => {
        asked.push(question);
        return list() as never;
      };
    const deals: StoredDeals = fakeDeals();
    const mates: StoredMates = fakeMates();
    const watched = appDeps({
      dongs: fakeDongs(),
      deals: fakeDeals({ list: heard(() => deals.list({} as never, null)) }),
      mates: fakeMates({ list: heard(() => mates.list({} as never, null)) }),
    });
    await headOf(watched, '/deal');
    await headOf(watched, '/mate?dongliCode=1162010200');
    const page = { bounds: null, limit: 30, cursor: null };
    expect(asked).toMatchObject([
      [{ ...page, sort: 'newest', filter: { dongliCode: null } }, null],
      [{ ...page, sort: 'fit', filter: { side: 'HAS', dongliCode: '1162010200' } }, null],
    ]);
  });
});
