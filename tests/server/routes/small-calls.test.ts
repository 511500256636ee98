import { afterAll, describe, expect, test } from 'vitest';
import { codesReply } from '#contract/codes';
import { inventoriesReply } from '#contract/inventories';
import { placesReply } from '#contract/places';
import { sessionReply } from '#contract/session';
import { buildApp } from '../../../server/app';
import { appDeps } from '../../support/app-deps';

const app = await buildApp(appDeps());
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('GET /v2/codes', () => {
  test.each([
    '/v2/codes?DISCOUNT&HOUTP&GENDR&_switch=B',
    '/v2/codes?DISCOUNT=&HOUTP=&GENDR=&_switch=B',
    `/v2/codes?json=${json({ DISCOUNT: '', HOUTP: true, GENDR: '', _switch: 'B' })}`,
    `/v2/codes?${json({ DISCOUNT: '', HOUTP: '', GENDR: '', _switch: 'B' })}`,
  ])('answers the lists that %s names', async (url) => {
    const { result } = codesReply.parse((await get(url)).json());
    expect(Object.keys(result).sort()).toEqual(['DISCOUNT', 'GENDR', 'HOUTP']);
    expect(result.HOUTP?.[0]).toEqual({ code: 'HOUTP00001', name: '원룸' });
  });

  test('names the kinds of public supply', async () => {
    const { result } = codesReply.parse((await get('/v2/codes?SUPLY')).json());
    expect(Object.keys(result)).toEqual(['SUPLY']);
    expect(result.SUPLY).toHaveLength(12);
    expect(result.SUPLY?.at(-1)).toEqual({ code: 'SUPLY00099', name: '기타' });
  });

  test('answers no list that was not named', async () => {
    const { result } = codesReply.parse((await get('/v2/codes?GENDR')).json());
    expect(Object.keys(result)).toEqual(['GENDR']);
  });

  test.each([
    ['?FOO', 'FOO'],
    ['?HOUTP&_switch=C', '_switch'],
    ['?HOUTP=1', 'HOUTP'],
    ['?json=[1]', 'json'],
    ['?json={', 'json'],
    ['?json=null', 'json'],
    ['?json=1&json=2', 'json'],
    [`?json=${json({ TARGET: '\ud800' })}`, 'TARGET'],
  ])('refuses %s by the name of %s', async (query, field) => {
    const answer = await get(`/v2/codes${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-parameter', field });
  });
});

describe('GET /v2/places', () => {
  test('finds by name and by initial consonants', async () => {
    const byName = placesReply.parse(
      (await get(`/v2/places?q=${encodeURIComponent('신림')}`)).json(),
    );
    expect(byName.result.map(({ name }) => name)).toEqual(['신림역', '신림동']);
    const byInitials = placesReply.parse(
      (await get(`/v2/places?q=${encodeURIComponent('ㅅㄹㅇ')}`)).json(),
    );
    expect(byInitials.result[0]?.lines).toHaveLength(2);
  });

  test.each([
    ['lng', 'lat=37.5'],
    ['lat', 'lng=127'],
    ['lat', 'lat=91&lng=127'],
    ['level', 'lat=37.5&lng=127&level=15'],
  ])('names %s where %s is no view', async (field, view) => {
    const answer = await get(`/v2/places?q=a&${view}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-parameter', field });
  });

  test('takes a view with and without its level', async () => {
    for (const view of ['lat=37.5&lng=127', 'lat=37.5&lng=127&level=14', 'level=3'])
      expect((await get(`/v2/places?q=a&${view}`)).statusCode).toBe(200);
  });

  test('finds nothing for an empty query', async () => {
    expect((await get('/v2/places?q=')).json()).toEqual({
      result: [],
      page: { next: null, total: 0 },
    });
  });
});

describe('GET /v1/inventories', () => {
  test.each([
    '?TARGET=POPUP',
    `?json=${json({ TARGET: 'POPUP' })}`,
    `?${json({ TARGET: 'POPUP' })}`,
  ])('answers what %s asks for, with a signed picture', async (query) => {
    const { DATA } = inventoriesReply.parse((await get(`/v1/inventories${query}`)).json());
    expect(DATA).toMatchObject([
      { ID: '7', IMAGE_URL: '/images/signed/inventory/7/notice.svg', EXTRA: 1 },
    ]);
  });

  test('answers an empty slot with an empty list', async () => {
    expect((await get('/v1/inventories?TARGET=web_home_main_top')).json()).toEqual({ DATA: [] });
  });

  test('refuses a call without its slot', async () => {
    const answer = await get('/v1/inventories');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'TARGET', MESSAGE: '광고 자리: 꼭 보내 주세요.' });
  });
});

describe('GET /v1/session', () => {
  test('is empty for a visitor, and never kept', async () => {
    const answer = await get('/v1/session');
    expect(sessionReply.parse(answer.json())).toEqual({ DATA: {} });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['authentication']).toBeUndefined();
  });

  test.each([{ authorization: 'dead HANKAN' }, { rt: 'dead' }])(
    'takes a dead token away: %j',
    async (headers) => {
      const answer = await get('/v1/session', headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ authentication: '-', rt: '-' });
    },
  );
});

describe('health', () => {
  test('is alive whatever the database does, and ready only when it answers', async () => {
    const dead = await buildApp(appDeps({ isReady: () => Promise.resolve(false) }));
    expect((await dead.inject('/healthz')).statusCode).toBe(200);
    expect((await dead.inject('/readyz')).statusCode).toBe(503);
    expect((await get('/readyz')).json()).toEqual({ status: 'ok' });
    await dead.close();
  });
});
