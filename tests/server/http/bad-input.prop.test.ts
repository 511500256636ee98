import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { buildApp } from '../../../server/app';
import { appDeps, fakePlaces } from '../../support/app-deps';
import { describedCalls } from '../../support/openapi/calls';
import { BOX, oddRequests, query } from '../../support/odd-requests';

const app = await buildApp(appDeps());
const calls = await describedCalls(app);
afterAll(() => app.close());

describe('bad input', () => {
  test('never breaks the server, and every refusal has its shape', async () => {
    await fc.assert(
      fc.asyncProperty(oddRequests(calls), async (asked) => {
        const hasBody = asked.method !== 'GET' && asked.method !== 'HEAD';
        const answer = await app.inject({ ...asked, ...(hasBody && { payload: '{"a":' }) });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400 && asked.method !== 'HEAD') errorReply.parse(answer.json());
      }),
      { numRuns: 1500 },
    );
  });

  test.each([
    ['swLat', query({ ...BOX, swLat: '' })],
    ['swLat', query({ ...BOX, swLat: '91' })],
    ['neLat', query({ ...BOX, neLat: '37.3' })],
    ['neLng', query({ ...BOX, neLng: '126' })],
    ['swLng', query({ swLat: '37', neLat: '38', neLng: '127' })],
    ['swLat', `${query(BOX)}&swLat=1`],
    ['limit', query({ ...BOX, limit: '0' })],
    ['limit', query({ ...BOX, limit: '101' })],
    ['limit', query({ ...BOX, limit: '1.5' })],
    ['sort', query({ ...BOX, sort: 'cheap' })],
    ['type', query({ ...BOX, type: 'HOUTP00009' })],
    ['type', query({ ...BOX, type: 'HOUTP00001,' })],
    ['dealType', query({ ...BOX, dealType: 'jeonse' })],
    ['option', query({ ...BOX, option: 'POOL' })],
    ['discount', query({ ...BOX, discount: '' })],
    ['gender', query({ ...BOX, gender: 'X' })],
    ['depositFrom', query({ ...BOX, depositFrom: '1e3' })],
    ['depositTo', query({ ...BOX, depositFrom: '10', depositTo: '5' })],
    ['areaTo', query({ ...BOX, areaTo: '-1' })],
    ['cursor', query({ ...BOX, cursor: 'never-given' })],
    ['cursor', query({ ...BOX, cursor: '신림' })],
    ['cursor', query({ ...BOX, cursor: 'a'.repeat(1001) })],
    ['cursor', `${query(BOX)}&cursor=%ff`],
    ['cursor', `${query(BOX)}&cursor=%00`],
    ['query', `${query(BOX)}&%ff=1`],
  ])('names %s in /v2/houses?%s', async (field, search) => {
    const answer = await app.inject(`/v2/houses?${search}`);
    expect(answer.statusCode).toBe(400);
    const body = errorReply.parse(answer.json());
    expect(body).toMatchObject({ field, RESULT_MSG: body.MESSAGE });
    expect(body.MESSAGE).toMatch(/[가-힣]/);
  });

  test.each(['0', '15', '2.5', ''])('refuses the level %j', async (level) => {
    const answer = await app.inject(`/v2/houses/map?${query({ ...BOX, level })}`);
    expect(answer.json()).toMatchObject({ field: 'level' });
  });

  test.each(['a%20b', '%EA%B0%80', '%00', 'a'.repeat(65), 'a'.repeat(9000)])(
    'refuses the id %s',
    async (id) => {
      const answer = await app.inject(`/v2/houses/${id}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ field: id === '%00' ? 'path' : 'id' });
    },
  );

  test.each(['%ff', '%E0%A4%A', '%'])('refuses the address /v2/houses/%s', async (id) => {
    const answer = await app.inject(`/v2/houses/${id}`);
    expect(answer.statusCode).toBe(400);
    expect(errorReply.parse(answer.json()).code).toBe('bad-address');
  });

  test.each([
    ['POST', '/v2/houses'],
    ['POST', '/v2/nowhere'],
    ['GET', '/v2/houses/1'],
  ] as const)('refuses ten megabytes to %s %s', async (method, path) => {
    const answer = await app.inject({
      method,
      url: path,
      payload: 'x'.repeat(10_000_000),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(413);
    expect(errorReply.parse(answer.json()).code).toBe('too-large');
  });

  test('refuses a body of a type that nobody reads', async () => {
    const writing = await buildApp(appDeps());
    writing.post('/v2/written', () => Promise.resolve({}));
    const post = (type: string, payload: string) =>
      writing.inject({
        method: 'POST',
        url: '/v2/written',
        payload,
        headers: { 'content-type': type },
      });
    expect((await post('text/xml', '<a/>')).json()).toMatchObject({ code: 'unsupported-type' });
    expect((await post('text/xml', '<a/>')).statusCode).toBe(415);
    expect((await post('text/plain', '{}')).statusCode).toBe(415);
    expect((await post('application/json', '{"a":')).statusCode).toBe(400);
    await writing.close();
  });

  test.each([
    Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('shutting down'), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
  ])('is not to blame for a database that is away: %s', async (cause) => {
    const search = () => Promise.reject(new Error('Failed query', { cause }));
    const away = await buildApp(appDeps({ places: { ...fakePlaces(), search } }));
    const answer = await away.inject('/v2/places?q=a');
    expect(answer.statusCode).toBe(503);
    expect(errorReply.parse(answer.json()).code).toBe('unavailable');
    await away.close();
  });

  test('says nothing of what broke inside', async () => {
    const broken = await buildApp(
      appDeps({
        places: {
          ...fakePlaces(),
          search: () => Promise.reject(new Error('SELECT secret FROM x')),
        },
      }),
    );
    const answer = await broken.inject('/v2/places?q=a');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/SELECT|secret|stack/);
    expect(errorReply.parse(answer.json()).code).toBe('server-error');
    await broken.close();
  });
});
