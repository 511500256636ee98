import { afterAll, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { nearbyReply } from '#contract/nearby';
import { buildApp } from '../../../server/app';
import { MemoryNearbyPlaces } from '../../../src/adapters/memory/memory-nearby-places';
import { appDeps } from '../../support/app-deps';

const nearby = new MemoryNearbyPlaces([
  { id: '1', category: 'CS2', name: '가까운 편의점', lat: 37.4846, lng: 126.9297 },
  { id: '2', category: 'CS2', name: '먼 편의점', lat: 37.5, lng: 126.9297 },
  { id: '0', category: 'CE7', name: '적도의 카페', lat: 0.000_000_1, lng: 0 },
]);
const app = await buildApp(appDeps({ nearby }));
afterAll(() => app.close());

const ask = (query: string) => app.inject({ method: 'GET', url: `/v2/places/nearby?${query}` });

describe('GET /v2/places/nearby', () => {
  test('answers the rows of Kakao’s search within a kilometre, and may be kept', async () => {
    const answer = await ask('category=CS2&lat=37.4842&lng=126.9297');
    expect(nearbyReply.parse(answer.json())).toEqual({
      result: [
        {
          id: '1',
          place_name: '가까운 편의점',
          category_group_code: 'CS2',
          x: '126.9297000',
          y: '37.4846000',
          distance: '44',
        },
      ],
      page: { next: null, total: 1 },
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    const again = await app.inject({
      method: 'GET',
      url: '/v2/places/nearby?category=CS2&lat=37.4842&lng=126.9297',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('looks as far as it is asked to', async () => {
    const answer = await ask('category=CS2&lat=37.4842&lng=126.9297&radius=20000');
    expect(nearbyReply.parse(answer.json()).result.map(({ id }) => id)).toEqual(['1', '2']);
  });

  test('writes a number near 0 without an exponent', async () => {
    const { result } = nearbyReply.parse((await ask('category=CE7&lat=0&lng=0')).json());
    expect(result).toMatchObject([{ x: '0.0000000', y: '0.0000001', distance: '0' }]);
  });

  const AT = 'lat=37&lng=127';
  const WORDS = 'SW8, CE7, CS2, MT1 가운데 하나로 보내 주세요.';
  test.each([
    [AT, 'category', '시설 종류: 꼭 보내 주세요.'],
    [`category=FD6&${AT}`, 'category', `시설 종류: ${WORDS}`],
    ['category=CS2&lng=127', 'lat', '위도: 꼭 보내 주세요.'],
    ['category=CS2&lat=91&lng=127', 'lat', '위도: -90 이상 90 이하의 숫자로 보내 주세요.'],
    ['category=CS2&lat=37', 'lng', '경도: 꼭 보내 주세요.'],
    ['category=CS2&lat=37&lng=', 'lng', '경도: -180 이상 180 이하의 숫자로 보내 주세요.'],
    [`category=CS2&${AT}&radius=0`, 'radius', '반경: 1 이상 20000 이하의 정수로 보내 주세요.'],
    [`category=CS2&${AT}&radius=20001`, 'radius', '반경: 1 이상 20000 이하의 정수로 보내 주세요.'],
    [`category=CS2&${AT}&radius=1.5`, 'radius', '반경: 1 이상 20000 이하의 정수로 보내 주세요.'],
  ])('refuses %s by the name of %s', async (query, field, message) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(errorReply.parse(answer.json())).toMatchObject({ field, MESSAGE: message });
    expect(answer.headers['cache-control']).not.toContain('max-age=60');
  });
});
