import { afterAll, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { houseListReply, houseMapReply, houseTallyReply } from '#contract/houses';
import { buildApp } from '../../../server/app';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { houseRecord } from '../../support/house-records';

const corners = [
  { id: 'jeju', lat: 33.2, lng: 126.56 },
  { id: 'goseong', lat: 38.59, lng: 128.37 },
  { id: 'baengnyeong', lat: 37.96, lng: 124.62 },
  { id: 'dokdo', lat: 37.24, lng: 131.87 },
].map((at) => houseRecord(at));
const app = await buildApp(appDeps({ houses: new FakeHouses(corners) }));
afterAll(() => app.close());

const COUNTRY = 'swLat=33&swLng=124&neLat=39&neLng=132';
const get = async (url: string) => (await app.inject(url)).json<unknown>();

describe('without a box', () => {
  test('the list is that of the whole country', async () => {
    const { result, page } = houseListReply.parse(await get('/v2/houses'));
    expect(result.map(({ id }) => id).sort()).toEqual(corners.map(({ id }) => id).sort());
    expect(page.total).toBe(4);
    expect(await get('/v2/houses')).toEqual(await get(`/v2/houses?${COUNTRY}`));
  });

  test('the map is that of the whole country at level 13', async () => {
    const { page } = houseMapReply.parse(await get('/v2/houses/map'));
    expect(page.total).toBe(4);
    expect(await get('/v2/houses/map')).toEqual(await get(`/v2/houses/map?${COUNTRY}&level=13`));
    expect(await get('/v2/houses/map?level=7')).toEqual(
      await get(`/v2/houses/map?${COUNTRY}&level=7`),
    );
  });

  test('the tally is that of the whole country', async () => {
    const { item } = houseTallyReply.parse(await get('/v2/houses/tally'));
    expect(item.total).toBe(4);
  });

  test('a filter, an order and a page hold all the same', async () => {
    const none = houseListReply.parse(await get('/v2/houses?depositFrom=90000&sort=price'));
    expect(none.page.total).toBe(0);
    const first = houseListReply.parse(await get('/v2/houses?limit=3&sort=price'));
    const next = encodeURIComponent(first.page.next ?? '');
    const rest = houseListReply.parse(await get(`/v2/houses?limit=3&sort=price&cursor=${next}`));
    expect(first.result.length + rest.result.length).toBe(4);
  });
});

describe.each(['/v2/houses', '/v2/houses/map', '/v2/houses/tally'])(
  'a part of a box at %s',
  (path) => {
    test.each([
      ['swLat', 'swLng=126&neLat=38&neLng=127'],
      ['swLng', 'swLat=37&neLat=38&neLng=127'],
      ['neLat', 'swLat=37&swLng=126&neLng=127'],
      ['neLng', 'swLat=37&swLng=126&neLat=38'],
      ['swLng', 'swLat=37'],
    ])('is refused, since %s is missing', async (field, query) => {
      const answer = await app.inject(`${path}?${query}&level=5`);
      expect(answer.statusCode).toBe(400);
      expect(errorReply.parse(answer.json())).toMatchObject({ code: 'bad-parameter', field });
    });
  },
);
