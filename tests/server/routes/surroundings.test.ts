import { afterAll, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { areaReply, stopsReply } from '#contract/places';
import { buildApp } from '../../../server/app';
import { appDeps } from '../../support/app-deps';

const app = await buildApp(appDeps());
afterAll(() => app.close());

const get = (url: string) => app.inject({ method: 'GET', url });

describe('GET /v2/areas/at', () => {
  test('names the dong, and may be kept for an hour', async () => {
    const answer = await get('/v2/areas/at?lat=37.4842&lng=126.9297');
    expect(areaReply.parse(answer.json()).item).toEqual({
      dongliCode: '1162010200',
      sido: '서울특별시',
      sigungu: '관악구',
      dong: '신림동',
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('answers null where none is within reach', async () => {
    expect((await get('/v2/areas/at?lat=33.5&lng=126.5')).json()).toEqual({ item: null });
  });
});

describe('GET /v2/stops/near', () => {
  test('answers stations and then bus stops, and may be kept for a minute', async () => {
    const answer = await get('/v2/stops/near?lat=37.4842&lng=126.9297');
    const { result, page } = stopsReply.parse(answer.json());
    expect(result.map(({ kind }) => kind)).toEqual(['station', 'bus', 'bus', 'bus', 'bus']);
    expect(page).toEqual({ next: null, total: 5 });
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  });
});

describe.each(['/v2/areas/at', '/v2/stops/near'])('%s', (path) => {
  test.each([
    ['lng=126', 'lat', '위도: 꼭 보내 주세요.'],
    ['lat=91&lng=126', 'lat', '위도: -90 이상 90 이하의 숫자로 보내 주세요.'],
    ['lat=37&lng=', 'lng', '경도: -180 이상 180 이하의 숫자로 보내 주세요.'],
    ['lat=37&lng=1e2', 'lng', '경도: -180 이상 180 이하의 숫자로 보내 주세요.'],
  ])('refuses %s by the name of %s', async (query, field, message) => {
    const answer = await get(`${path}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(errorReply.parse(answer.json())).toMatchObject({ field, MESSAGE: message });
    expect(answer.headers['cache-control']).not.toContain('max-age=60');
  });
});
