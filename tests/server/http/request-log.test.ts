import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import type { IssuedTokens } from '../../../server/ports/accounts/sessions';
import { createLogger } from '../../../server/http/request-log';
import { appDeps, fakePlaces } from '../../support/app-deps';
import { fakeSessions } from '../../support/fake-accounts';

const ME = { memberId: 1, familyId: 'family' };

async function linesOf(url: string, given: Parameters<typeof appDeps>[0] = {}) {
  const lines: string[] = [];
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = await buildApp(appDeps({ ...given, logger: createLogger('info', out) }));
  await app.inject({ url, headers: { 'user-agent': 'someone', authorization: 'token HANKAN' } });
  await app.close();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  test('has one line a request, and nothing of the one who asked', async () => {
    const lines = await linesOf('/v2/houses/nearest?lat=37.4842&lng=126.9297');
    expect(lines).toHaveLength(1);
    const [line = {}] = lines;
    expect(line).toMatchObject({
      method: 'GET',
      route: '/v2/houses/nearest',
      status: 200,
      msg: 'answered',
    });
    expect(Object.keys(line).sort()).toEqual(
      ['level', 'method', 'ms', 'msg', 'reqId', 'route', 'status', 'time'].sort(),
    );
  });

  test('names a house by its route, and nothing of an address that is none', async () => {
    expect((await linesOf('/v2/houses/17'))[0]).toMatchObject({ route: '/v2/houses/:id' });
    expect((await linesOf('/v2/secret/37.4842'))[0]).toMatchObject({ route: '-', status: 404 });
    expect(await linesOf('/%ff/37.4842')).toHaveLength(1);
  });

  test('says where something broke, without the values', async () => {
    const cause = new Error('invalid input for 37.4842');
    const lines = await linesOf('/v2/places?q=a', {
      places: {
        ...fakePlaces(),
        search: () => Promise.reject(new Error('params: 37.4842', { cause })),
      },
    });
    expect(lines.map(({ msg }) => msg)).toEqual(['broken', 'answered']);
    expect(JSON.stringify(lines)).not.toContain('37.4842');
    expect(lines[0]).toMatchObject({ err: { type: 'Error', cause: { type: 'Error' } } });
    // Both lines are of one request, and say so.
    expect(lines[0]?.['reqId']).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(lines[1]?.['reqId']).toBe(lines[0]?.['reqId']);
  });

  test.each([
    ['they are exchanged', (renewed: IssuedTokens) => Promise.resolve({ caller: ME, renewed })],
    [
      'their exchange breaks',
      ({ accessToken }: IssuedTokens) => Promise.reject(new Error(`params: ${accessToken}`)),
    ],
  ])('has no tokens when %s', async (_what, identify) => {
    const renewed = { accessToken: 'new-access', refreshToken: 'new-refresh' };
    const lines = await linesOf('/v1/session', {
      sessions: { ...fakeSessions(), identify: () => identify(renewed) },
    });
    expect(lines.at(-1)).toMatchObject({ route: '/v1/session', msg: 'answered' });
    for (const token of ['token', ...Object.values(renewed)])
      expect(JSON.stringify(lines)).not.toContain(token);
  });
});
