import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../../server/app';
import { readEnv } from '../../../../server/env';
import { appDeps } from '../../../support/app-deps';
import { TestBrowser } from '../../../support/test-browser';

const app = await buildApp(appDeps({ env: readEnv({ SIGN_IN_LIMIT: '100000' }) }));
afterAll(() => app.close());

const STATE = 'S'.repeat(43);
const post = (fields: Readonly<Record<string, string>>) =>
  new TestBrowser(app, { origin: 'https://appleid.apple.com' }).sendForm(
    'POST',
    '/oauth/apple',
    fields,
  );
const whereTo = async (fields: Readonly<Record<string, string>>) => {
  const answer = await post(fields);
  expect(answer.statusCode).toBe(303);
  return answer.headers.location;
};

describe('POST /oauth/apple', () => {
  test('hands code and state on to the page, and nothing else', async () => {
    const answer = await post({
      code: 'c123.0.abc.X-y_z',
      state: STATE,
      id_token: 'eyJ.secret.one',
      user: '{"name":{"firstName":"한칸"},"email":"a@b.c"}',
      next: 'https://evil.example',
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/oauth/apple?code=c123.0.abc.X-y_z&state=${STATE}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies).toEqual([]);
    expect(answer.body).toBe('');
  });

  test.each([
    [{ error: 'user_cancelled_authorize', state: STATE }, 'access_denied'],
    [{ error: 'access_denied' }, 'access_denied'],
    [{ error: 'invalid_scope' }, 'server_error'],
    [{ error: '<script>', code: 'c', state: STATE }, 'server_error'],
    [{ code: 'c', state: 'short' }, 'server_error'],
    [{ code: 'a\r\nset-cookie: x=y', state: STATE }, 'server_error'],
    [{ code: 'c'.repeat(2049), state: STATE }, 'server_error'],
    [{ state: STATE }, 'server_error'],
    [{}, 'server_error'],
  ])('%j is told as %s', async (fields, error) => {
    expect(await whereTo(fields)).toBe(`/oauth/apple?error=${error}`);
  });

  test('leads nowhere else, whatever stands in the form', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.constantFrom('//evil.example', '/\\evil', 'javascript:alert(1)', 'a&b=c#d', STATE),
    );
    const fields = fc.dictionary(
      fc.constantFrom('code', 'state', 'error', 'id_token', 'user', 'redirect_uri'),
      text,
    );
    await fc.assert(
      fc.asyncProperty(fields, async (form) => {
        const answer = await post(form);
        if (answer.statusCode === 400) return;
        const here = new URL('http://here/');
        const to = new URL(String(answer.headers.location), here);
        expect(to).toMatchObject({ origin: here.origin, pathname: '/oauth/apple', hash: '' });
        expect([...to.searchParams.keys()].join()).toMatch(/^(?:code,state|error)$/);
        if (to.searchParams.has('code'))
          expect(Object.fromEntries(to.searchParams)).toEqual({
            code: form['code'],
            state: form['state'],
          });
      }),
      { numRuns: 300 },
    );
  });

  test('takes no more than a form of Apple’s holds', async () => {
    expect((await post({ code: 'c', state: STATE, user: 'x'.repeat(70_000) })).statusCode).toBe(
      413,
    );
    expect((await post({ code: 'c', state: STATE, user: 'x'.repeat(20_000) })).statusCode).toBe(
      303,
    );
  });
});
