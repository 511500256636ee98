import { afterAll, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import {
  fewHousesReply,
  houseListReply,
  houseMapReply,
  houseReply,
  housesInsteadReply,
} from '#contract/houses';
import { buildApp } from '../../../server/app';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { houseRecord, houseRecords } from '../../support/house-records';

const BOX = 'swLat=37.4&swLng=126.9&neLat=37.6&neLng=127.1';
const records = [
  ...houseRecords(60),
  houseRecord({ id: 'sold', status: 'SOLD' }),
  houseRecord({ id: 'hidden', status: 'HIDDEN' }),
];
const app = await buildApp(appDeps({ houses: new FakeHouses(records) }));
afterAll(() => app.close());

const get = (url: string) => app.inject({ method: 'GET', url });

describe('GET /v2/houses', () => {
  test('answers a page with its total and the way to the next one', async () => {
    const first = houseListReply.parse((await get(`/v2/houses?${BOX}&limit=25`)).json());
    expect(first.result).toHaveLength(25);
    expect(first.page.total).toBe(60);
    const cursor = encodeURIComponent(first.page.next ?? '');
    const second = houseListReply.parse(
      (await get(`/v2/houses?${BOX}&limit=25&cursor=${cursor}`)).json(),
    );
    expect(second.page.total).toBe(60);
    const ids = [...first.result, ...second.result].map(({ id }) => id);
    expect(new Set(ids).size).toBe(50);
  });

  test('signs the first picture and counts the rest', async () => {
    const { result } = houseListReply.parse((await get(`/v2/houses?${BOX}&limit=1`)).json());
    expect(result[0]?.photo?.small).toMatch(/^\/images\/s\/house\//);
    expect(result[0]?.photoCount).toBe(2);
  });

  test('filters by everything that the address can say', async () => {
    const filter =
      'type=HOUTP00001,HOUTP00003&dealType=MONTH_RENT&depositFrom=0&depositTo=9000' +
      '&monthlyTo=100&areaFrom=10.5&option=FULL&gender=GNDRA00001';
    const { result } = houseListReply.parse((await get(`/v2/houses?${BOX}&${filter}`)).json());
    expect(result.length).toBeGreaterThan(0);
    for (const house of result) {
      expect(['HOUTP00001', 'HOUTP00003']).toContain(house.type);
      expect(house.dealType).toBe('MONTH_RENT');
      expect(house.options).toContain('FULL');
      expect(house.area).toBeGreaterThanOrEqual(10.5);
    }
  });
});

describe('GET /v2/houses/map', () => {
  test('agrees with the list of the same box', async () => {
    const list = houseListReply.parse((await get(`/v2/houses?${BOX}&limit=1`)).json());
    const map = houseMapReply.parse((await get(`/v2/houses/map?${BOX}&level=5`)).json());
    const sum = map.result.reduce(
      (all, mark) => all + (mark.kind === 'cluster' ? mark.count : 1),
      0,
    );
    expect(sum).toBe(map.page.total);
    expect(map.page).toEqual({ total: list.page.total, version: list.page.version });
  });

  test('may be kept for five seconds', async () => {
    const { headers } = await get(`/v2/houses/map?${BOX}&level=5`);
    expect(headers['cache-control']).toBe('public, max-age=5');
  });
});

describe('GET /v2/houses/{id}', () => {
  test('answers everything of an advertisement', async () => {
    const { item } = houseReply.parse((await get('/v2/houses/3')).json());
    expect(item.photos).toHaveLength(2);
    expect(item.maintenance).toEqual({ fee: 2, items: [], billedByUse: [] });
    expect(item.advertiser).toMatchObject({ kind: 'BROKER', tel: '0507-0000-0002' });
    expect(item.floor).toEqual({ kind: 'GROUND', number: 3, total: 5 });
  });

  test('answers a house that is let', async () => {
    expect((await get('/v2/houses/sold')).statusCode).toBe(200);
  });

  test.each(['hidden', 'nowhere'])('says of %s that it was deleted', async (id) => {
    const answer = await get(`/v2/houses/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(errorReply.parse(answer.json())).toMatchObject({
      MESSAGE: '삭제된 게시물입니다.',
      RESULT_MSG: '삭제된 게시물입니다.',
      code: 'deleted',
    });
  });
});

describe('GET /v2/houses/{id}/instead', () => {
  const instead = async (id: string) =>
    housesInsteadReply.parse((await get(`/v2/houses/${id}/instead`)).json()).item;

  test('names the dong of a withdrawn house, and ten others there', async () => {
    const { dong, houses } = await instead('hidden');
    expect(dong).toEqual(houseRecord().address);
    expect(houses).toHaveLength(10);
    for (const { address, status } of houses) expect([address, status]).toEqual([dong, 'OPEN']);
  });

  test('tells nothing else of the withdrawn house', async () => {
    const { item } = (await get('/v2/houses/hidden/instead')).json<{ item: object }>();
    expect(Object.keys(item).sort()).toEqual(['dong', 'houses']);
    // Wherever in the dong it stood, the answer is the same.
    const elsewhere = houseRecord({ id: 'hidden', status: 'HIDDEN', lat: 37.1, lng: 127.9 });
    const other = await buildApp(
      appDeps({ houses: new FakeHouses([...houseRecords(60), { ...elsewhere, deposit: 7 }]) }),
    );
    expect((await other.inject('/v2/houses/hidden/instead')).json()).toEqual({ item });
    await other.close();
  });

  test('leaves out the house itself, where it is on offer after all', async () => {
    for (const { id } of (await instead('hidden')).houses) {
      const { houses } = await instead(id);
      expect(houses).toHaveLength(10);
      expect(houses.map((house) => house.id)).not.toContain(id);
    }
  });

  test('brings houses of any dong for an id that nobody knows', async () => {
    const { dong, houses } = await instead('nowhere');
    expect(dong).toBeNull();
    expect(houses).toHaveLength(10);
    expect(new Set(houses.map(({ address }) => address.dong)).size).toBeGreaterThan(1);
  });

  test('signs the pictures of its cards', async () => {
    expect((await instead('hidden')).houses[0]?.photo?.small).toMatch(/^\/images\/s\/house\//);
  });
});

describe('short lists of houses', () => {
  test('similar houses are others', async () => {
    const { result, page } = fewHousesReply.parse((await get('/v2/houses/3/similar')).json());
    expect(result).toHaveLength(10);
    expect(page).toEqual({ next: null, total: 10 });
    expect(result.map(({ id }) => id)).not.toContain('3');
  });

  test('the nearest come first', async () => {
    const { result } = fewHousesReply.parse(
      (await get('/v2/houses/nearest?lat=37.48&lng=126.92&limit=3')).json(),
    );
    expect(result[0]?.id).toBe('1');
    expect(result).toHaveLength(3);
  });
});
