import { afterAll, describe, expect, test } from 'vitest';
import { PROVIDERS } from '#core';
import { beginSignInReply } from '#contract/sign-in';
import { buildApp } from '../../../../server/app';
import { readEnv } from '../../../../server/env';
import type { EnvSource } from '../../../../server/env/env-reader';
import type { Api } from '../../../../server/http/wire-types';
import { appDeps } from '../../../support/app-deps';
import { scriptedProvider } from '../../../support/scripted-provider';

const opened: Api[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

async function begin(
  env: EnvSource = {},
  headers: Readonly<Record<string, string>> = {},
  provider = 'kakao',
) {
  const identityProviders = new Map(PROVIDERS.map((one) => [one, scriptedProvider(one)]));
  const app = await buildApp(appDeps({ env: readEnv(env), identityProviders }));
  opened.push(app);
  return app.inject({ method: 'POST', url: '/v2/sign-ins', payload: { provider }, headers });
}

type Answer = Awaited<ReturnType<typeof begin>>;
const addressOf = (answer: Answer) => new URL(beginSignInReply.parse(answer.json()).item.url);
const returnOf = (answer: Answer) => addressOf(answer).searchParams.get('redirect_uri');

describe('POST /v2/sign-ins', () => {
  test.each(PROVIDERS)('leads to the page of %s, and back to ours', async (provider) => {
    const answer = await begin({ SITE_URL: 'https://www.hankan.example' }, {}, provider);
    expect(answer.statusCode).toBe(200);
    expect(addressOf(answer).host).toBe(`${provider}.example`);
    expect(returnOf(answer)).toBe(`https://www.hankan.example/oauth/${provider}`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('binds the attempt to this browser for 10 minutes, by a cookie that no script reads', async () => {
    const over = (env: EnvSource) => begin(env).then(({ cookies }) => cookies);
    const flags = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 };
    const [plain] = await over({});
    expect(plain).toMatchObject({ name: 'hankan_sign_in', ...flags });
    expect(plain).not.toHaveProperty('secure');
    expect(plain).not.toHaveProperty('domain');
    const [secure] = await over({ SITE_URL: 'https://www.hankan.example' });
    expect(secure).toMatchObject({ name: 'hankan_sign_in', ...flags, secure: true });
  });

  test('the cookie is not the state that goes to the provider', async () => {
    const answer = await begin();
    const [cookie] = answer.cookies;
    expect(answer.body).not.toContain(cookie?.value);
    expect(addressOf(answer).searchParams.get('state')).not.toBe(cookie?.value);
  });

  test.each(['127.0.0.1:4180', 'localhost:4180', '127.0.0.1', '[::1]:4180'])(
    'on a developer’s machine the way back is where it was asked: %s',
    async (host) => {
      expect(returnOf(await begin({}, { host }))).toBe(`http://${host}/oauth/kakao`);
    },
  );

  test.each([
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '192.168.0.7:80',
    'localhost:99999',
    'localhost:80@evil.example',
    'localhost@evil.example',
  ])('no provider is ever told to lead to %s', async (host) => {
    const answer = await begin({}, { host });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-address', field: 'host' });
    expect(answer.cookies).toEqual([]);
  });

  test('nor where the site is configured', async () => {
    for (const env of [{ SITE_URL: 'https://www.hankan.example' }, { APP_ENV: 'DEV' }]) {
      const headers = { host: 'localhost', 'x-forwarded-host': 'evil.example' };
      expect(returnOf(await begin(env, headers))).toMatch(/^https:\/\/\w+\.hankan\.example\/oauth/);
    }
  });

  test('a provider without keys is not here', async () => {
    const app = await buildApp(appDeps());
    opened.push(app);
    const payload = { provider: 'apple' };
    const answer = await app.inject({ method: 'POST', url: '/v2/sign-ins', payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'no-such-provider' });
  });

  test.each([{ provider: 'google' }, {}, { provider: ['kakao'] }])(
    '%j is none',
    async (payload) => {
      const app = await buildApp(appDeps());
      opened.push(app);
      const answer = await app.inject({ method: 'POST', url: '/v2/sign-ins', payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ field: 'provider' });
    },
  );

  test('a form is not how this call is made', async () => {
    const app = await buildApp(appDeps());
    opened.push(app);
    const answer = await app.inject({
      method: 'POST',
      url: '/v2/sign-ins',
      payload: 'provider=kakao',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(415);
  });
});
