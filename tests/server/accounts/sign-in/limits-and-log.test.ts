import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { SNS_TYPE_OF } from '#core';
import { buildApp } from '../../../../server/app';
import { readEnv } from '../../../../server/env';
import type { AppDeps } from '../../../../server/ports/app-deps';
import { createLogger } from '../../../../server/http/request-log';
import { appDeps, clock } from '../../../support/app-deps';
import { fakeAttempts, fakeMembers } from '../../../support/fake-accounts';
import { scriptedProvider } from '../../../support/scripted-provider';
import { bringBack, NEW_MEMBER, pressProvider, signUp } from '../../../support/sign-in-steps';
import { TestBrowser } from '../../../support/test-browser';

const PERSON = 'subject-of-a-person';

async function running(given: Partial<AppDeps> = {}) {
  const lines: string[] = [];
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = await buildApp(
    appDeps({
      identityProviders: new Map([['kakao', scriptedProvider('kakao')]]),
      logger: createLogger('trace', out),
      ...given,
    }),
  );
  return { app, lines };
}

describe('the log of a sign-in', () => {
  test('tells of each call, and of nothing that was in it', async () => {
    const { app, lines } = await running();
    const browser = new TestBrowser(app);
    const page = await pressProvider(browser, 'kakao');
    const state = String(page.searchParams.get('state'));
    const begun = browser.cookies.get('hankan_sign_in');
    await bringBack(browser, 'kakao', PERSON, state);
    const signingUp = browser.cookies.get('hankan_sign_up');
    await signUp(browser);
    const { accessToken, refreshToken } = browser.tokens;
    await bringBack(browser, 'kakao', 'wrong-app', state);
    const form = { code: 'code-of-apple', state: 's'.repeat(43), id_token: 'token-of-apple' };
    await browser.sendForm('POST', '/oauth/apple', form);
    await browser.send('GET', `/oauth/apple?code=code-of-apple&state=${state}`);
    await app.close();

    const log = lines.join('');
    expect(lines).toHaveLength(6);
    expect(log).toContain('"route":"/v1/login"');
    const secrets = [page.search, state, begun, signingUp, accessToken, refreshToken, PERSON];
    const personal = [...Object.values(form), NEW_MEMBER.nickname];
    for (const secret of [...secrets, ...personal]) {
      expect(secret).toEqual(expect.stringMatching(/.{2}/));
      expect(log).not.toContain(secret);
    }
  });

  test('not even where something broke', async () => {
    const members = {
      ...fakeMembers(),
      of: ({ subject }: { readonly subject: string }) =>
        Promise.reject(new Error(`Failed query: params: ${subject}`)),
    };
    const { app, lines } = await running({ members });
    const browser = new TestBrowser(app);
    const payload = { SNS_TYPE_CD: SNS_TYPE_OF.kakao, accessToken: PERSON, refreshToken: 'r' };
    const answer = await browser.send('POST', '/v1/login', payload);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain(PERSON);
    expect(lines.join('')).toContain('broken');
    expect(lines.join('')).not.toContain(PERSON);
    await app.close();
  });
});

describe('limits', () => {
  const env = readEnv({ SIGN_IN_LIMIT: '3' });
  const shell = (accessToken: string) => ({
    SNS_TYPE_CD: SNS_TYPE_OF.kakao,
    accessToken,
    refreshToken: 'r',
  });

  test.each([
    ['POST', '/v2/sign-ins', { provider: 'kakao' }],
    ['POST', '/v1/login', shell('expired')],
    ['POST', '/v2/members', NEW_MEMBER],
    ['POST', '/oauth/apple', {}],
  ] as const)('%s %s of one address ends at the figure', async (method, url, payload) => {
    const { app } = await running({ env });
    const send = (remoteAddress: string) => app.inject({ method, url, payload, remoteAddress });
    for (let times = 0; times < 3; times += 1)
      expect((await send('10.0.0.1')).statusCode).not.toBe(429);
    const refused = await send('10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('10.0.0.2')).statusCode).not.toBe(429);
    await app.close();
  });

  test.each([
    ['PUT', '/v1/auth/my/cert', { type: 'cert', imp_uid: 'imp_1' }],
    ['POST', '/v2/certifications', {}],
  ] as const)('%s %s of a member ends at the figure', async (method, url, payload) => {
    const { app } = await running({ env });
    const browser = new TestBrowser(app);
    const state = String((await pressProvider(browser, 'kakao')).searchParams.get('state'));
    await bringBack(browser, 'kakao', PERSON, state);
    await signUp(browser);
    for (let times = 0; times < 3; times += 1)
      expect((await browser.send(method, url, payload)).statusCode).toBe(503);
    expect((await browser.send(method, url, payload)).statusCode).toBe(429);
    // A visitor is told first what is missing, and counts for nothing.
    expect((await app.inject({ method, url, payload })).statusCode).toBe(401);
    await app.close();
  });

  test('an account has its own figure, wherever the calls come from', async () => {
    const { app } = await running({ env });
    const send = (address: number, person: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/login',
        payload: shell(person),
        remoteAddress: `10.0.0.${address}`,
      });
    for (let address = 1; address <= 3; address += 1)
      expect((await send(address, PERSON)).statusCode).toBe(200);
    expect((await send(4, PERSON)).statusCode).toBe(429);
    expect((await send(4, 'another-person')).statusCode).toBe(200);
    await app.close();
  });

  test('what is refused is not asked of a provider, and spends nothing', async () => {
    const provider = scriptedProvider('kakao');
    const attempts = fakeAttempts();
    const { app } = await running({
      env,
      attempts,
      clock,
      identityProviders: new Map([['kakao', provider]]),
    });
    const browser = new TestBrowser(app);
    const state = String((await pressProvider(browser, 'kakao')).searchParams.get('state'));
    for (let times = 0; times < 3; times += 1) await bringBack(browser, 'kakao', 'x', 'unknown');
    expect((await bringBack(browser, 'kakao', PERSON, state)).statusCode).toBe(429);
    expect(provider.exchanged).toEqual([]);
    const cookie = browser.cookies.get('hankan_sign_in') ?? null;
    expect(await attempts.spend('kakao', state, cookie)).not.toBeNull();
    await app.close();
  });
});
