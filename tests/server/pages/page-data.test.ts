import { describe, expect, it } from 'vitest';
import { LIST_PAGE_SIZE, houseName } from '#core';
import { headOf } from '../../../server/pages/head-of';
import type { Thing } from '../../../server/pages/structured-data/thing';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { houseRecord } from '../../support/house-records';

async function dataAt(url: string, ...houses: readonly HouseRecord[]): Promise<readonly Thing[]> {
  const { data } = await headOf(appDeps({ houses: new FakeHouses(houses) }), url);
  return data;
}
const listing = async (given: Partial<HouseRecord>) => {
  const [first] = await dataAt('/place/7', houseRecord({ id: '7', ...given }));
  return first;
};
const ofType = (data: readonly Thing[], type: string) => data.find((one) => one['@type'] === type);

describe('the data of a house', () => {
  it('says what is offered, where, and for how much', async () => {
    const house = houseRecord({ id: '7' });
    expect(await dataAt('/place/7', house)).toEqual([
      {
        '@type': 'RealEstateListing',
        name: '월세 1,000/50 원룸 · 신림동',
        description:
          '23.1㎡(7평) · 3층/5층 · 2호선 신림역 도보 약 5분 · 보증금 1,000만원 · 월 50만원 · 관리비 7만원 · 신림역 5분, 볕이 드는 원룸',
        url: { link: '/place/7' },
        image: { link: `/images/c${house.photos[0]}` },
        datePosted: '2026-11-01T09:00:00+09:00',
        mainEntity: {
          '@type': 'Apartment',
          floorSize: { '@type': 'QuantitativeValue', value: 23.1, unitCode: 'MTK' },
          floorLevel: '3층/5층',
          numberOfRooms: 1,
          numberOfBathroomsTotal: 1,
          address: {
            '@type': 'PostalAddress',
            addressCountry: 'KR',
            addressRegion: '서울특별시',
            addressLocality: '관악구 신림동',
          },
          geo: { '@type': 'GeoCoordinates', latitude: 37.4842, longitude: 126.9297 },
        },
        offers: {
          '@type': 'Offer',
          businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
          availability: 'https://schema.org/InStock',
          priceSpecification: {
            '@type': 'CompoundPriceSpecification',
            priceComponent: [
              {
                '@type': 'UnitPriceSpecification',
                name: '보증금',
                price: 10_000_000,
                priceCurrency: 'KRW',
              },
              {
                '@type': 'UnitPriceSpecification',
                name: '월세',
                price: 500_000,
                priceCurrency: 'KRW',
                unitCode: 'MON',
              },
              {
                '@type': 'UnitPriceSpecification',
                name: '관리비',
                price: 70_000,
                priceCurrency: 'KRW',
                unitCode: 'MON',
              },
            ],
          },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: '한칸', item: { link: '/' } },
          {
            '@type': 'ListItem',
            position: 2,
            name: '관악구 신림동',
            item: { link: '/map?dong=1162010200' },
          },
          {
            '@type': 'ListItem',
            position: 3,
            name: '월세 1,000/50 원룸',
            item: { link: '/place/7' },
          },
        ],
      },
    ]);
  });

  it('names one price of a jeonse, and no fee that the ad does not say', async () => {
    const jeonse = { dealType: 'JEONSE', deposit: 12_000, monthly: 0, maintenance: null } as const;
    expect(await listing(jeonse)).toMatchObject({
      offers: { priceSpecification: { priceComponent: [{ name: '전세', price: 120_000_000 }] } },
    });
    const { offers } = (await listing(jeonse)) as unknown as {
      readonly offers: { readonly priceSpecification: { readonly priceComponent: unknown[] } };
    };
    expect(offers.priceSpecification.priceComponent).toHaveLength(1);
  });

  it('says that one is let', async () => {
    expect(await listing({ status: 'SOLD' })).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  it('is a room where the rest is shared', async () => {
    for (const type of ['HOUTP00002', 'HOUTP00003'] as const)
      expect(await listing({ type })).toMatchObject({ mainEntity: { '@type': 'Room' } });
    expect(await listing({ type: 'HOUTP00004' })).toMatchObject({
      mainEntity: { '@type': 'Apartment' },
    });
  });

  it('keeps a point that is withheld to itself', async () => {
    const text = JSON.stringify(await listing({ isApproximate: true }));
    expect(text).not.toMatch(/geo|itude|37\.48|126\.92/i);
    expect(text).toContain('신림동');
  });

  it('tells nothing of the advertiser, nor what the ad says in words of its own', async () => {
    const { contact, advertiser, ...house } = houseRecord({
      id: '7',
      description: '010-1111-2222',
    });
    const text = JSON.stringify(await dataAt('/place/7', { ...house, contact, advertiser }));
    expect(text).not.toMatch(/0507|010-|openchat|예시/);
  });

  it('has no picture that is not its own', async () => {
    expect(await listing({ photos: [] })).not.toHaveProperty('image');
  });

  it('is none where the house is gone', async () => {
    expect(await dataAt('/place/8')).toEqual([]);
    expect(await dataAt('/place/7', houseRecord({ id: '7', status: 'HIDDEN' }))).toEqual([]);
  });
});

describe('the data of a dong', () => {
  const SILLIM = '/map?dong=1162010200';
  const many = Array.from({ length: 2 * LIST_PAGE_SIZE + 5 }, (_, index) =>
    houseRecord({ id: String(index + 1), monthly: 30 + index }),
  );

  it('says where it is, what is there, and the way to it', async () => {
    const house = houseRecord({ id: '7' });
    expect(await dataAt(SILLIM, house)).toEqual([
      {
        '@type': 'Place',
        name: '서울특별시 관악구 신림동',
        url: { link: SILLIM },
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'KR',
          addressRegion: '서울특별시',
          addressLocality: '관악구 신림동',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 37.487, longitude: 126.927 },
      },
      {
        '@type': 'ItemList',
        name: '관악구 신림동 방 1개',
        numberOfItems: 1,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: houseName(house),
            url: { link: '/place/7' },
          },
        ],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: '한칸', item: { link: '/' } },
          { '@type': 'ListItem', position: 2, name: '지도', item: { link: '/map' } },
          { '@type': 'ListItem', position: 3, name: '관악구 신림동', item: { link: SILLIM } },
        ],
      },
    ]);
  });

  it('lists no houses where the list shows a part of them, or another order', async () => {
    for (const more of ['monthlyTo=60', 'sort=price', 'spot=37.4842000,126.9297000'])
      expect(ofType(await dataAt(`${SILLIM}&${more}`, ...many), 'ItemList')).toBeUndefined();
    expect(ofType(await dataAt(`${SILLIM}&pill=cost`, ...many), 'ItemList')).toBeDefined();
  });

  it('lists every house once, on one page or another', async () => {
    const { houses } = appDeps({ houses: new FakeHouses(many) });
    const deps = appDeps({ houses });
    const seen: unknown[] = [];
    let path: string | null = SILLIM;
    for (let page = 1; path !== null; page += 1) {
      const head = await headOf(deps, path);
      expect(head).toMatchObject({ status: 200, path, isListed: true });
      expect(head.previous).toBe([null, null, SILLIM, `${SILLIM}&page=2`][page]);
      const list = ofType(head.data, 'ItemList') as unknown as {
        readonly numberOfItems: number;
        readonly itemListElement: readonly {
          readonly position: number;
          readonly url: { readonly link: string };
        }[];
      };
      expect(list.numberOfItems).toBe(many.length);
      for (const { position, url } of list.itemListElement) {
        seen.push(url.link);
        expect(position).toBe(seen.length);
      }
      path = head.next;
    }
    expect(seen).toHaveLength(many.length);
    expect(new Set(seen)).toEqual(new Set(many.map(({ id }) => `/place/${id}`)));
  });

  it('has no page behind the last one, nor beside a filter', async () => {
    const deps = appDeps({ houses: new FakeHouses(many) });
    expect(await headOf(deps, `${SILLIM}&page=4`)).toMatchObject({
      status: 404,
      title: '관악구 신림동 방 53개',
      path: null,
      isListed: false,
      data: [],
    });
    expect(await headOf(deps, `${SILLIM}&page=40`)).toMatchObject({ status: 404 });
    expect(await headOf(deps, `${SILLIM}&page=2&monthlyTo=200`)).toMatchObject({
      status: 200,
      path: SILLIM,
      previous: null,
      next: null,
    });
  });
});
