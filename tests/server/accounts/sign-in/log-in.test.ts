import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROVIDERS, SNS_TYPE_OF, type Provider } from '#core';
import { errorReply } from '#contract/errors';
import { sessionReply } from '#contract/session';
import { loginReply } from '#contract/sign-in';
import { buildApp } from '../../../../server/app';
import type { Database } from '../../../../server/db/database';
import { members, sessionFamilies, sessionTokens } from '../../../../server/db/schema/members';
import { readEnv } from '../../../../server/env';
import type { Api } from '../../../../server/http/wire-types';
import { accountsOn } from '../../../support/accounts-on-database';
import { appDeps } from '../../../support/app-deps';
import { openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { scriptedProvider } from '../../../support/scripted-provider';
import { bringBack, pressProvider, signUp } from '../../../support/sign-in-steps';
import { TestBrowser } from '../../../support/test-browser';

const clock = new MovingClock();
const providers = new Map(PROVIDERS.map((one) => [one, scriptedProvider(one)]));
let database: Database;
let app: Api;
let browser: TestBrowser;

beforeAll(async () => {
  database = await openTestDatabase('embedded');
  app = await buildApp(
    appDeps({
      ...accountsOn(database, clock),
      env: readEnv({ SIGN_IN_LIMIT: '1000' }),
      identityProviders: providers,
    }),
  );
});
beforeEach(async () => {
  await database.db.delete(members);
  browser = new TestBrowser(app);
});
afterAll(() => app.close().then(() => database.close()));

const stateOf = (page: URL) => page.searchParams.get('state') ?? '';
async function logIn(code: string, provider: Provider = 'kakao', by = browser) {
  return bringBack(by, provider, code, stateOf(await pressProvider(by, provider)));
}
async function join(subject: string, provider: Provider = 'kakao'): Promise<void> {
  const first = new TestBrowser(app);
  await logIn(subject, provider, first);
  expect((await signUp(first)).statusCode).toBe(200);
}
const whoIsThere = async (by = browser) =>
  sessionReply.parse((await by.send('GET', '/v1/session')).json()).DATA;

describe('POST /v1/login', () => {
  test('a known person is signed in', async () => {
    await join('one');
    const answer = await logIn('one');
    expect(answer.statusCode).toBe(200);
    const { DATA } = loginReply.parse(answer.json());
    expect(DATA).toMatchObject({ NICKNAME: '새싹', SIGN_UP_YN: 'N', SNS_TYPE_CDS: ['SNSTP00001'] });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await whoIsThere()).toMatchObject({ ID: DATA?.ID });
    expect(await whoIsThere()).not.toHaveProperty('SIGN_UP_YN');
  });

  test('an unknown person is nobody yet, and may sign up for 10 minutes', async () => {
    const answer = await logIn('one');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({});
    expect(answer.headers).not.toHaveProperty('authentication');
    const cookie = answer.cookies.find(({ name }) => name === 'hankan_sign_up');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
    expect(await whoIsThere()).toEqual({});
    expect(await database.db.$count(members)).toBe(0);
  });

  test.each([
    ['expired', 422, 'sign-in-expired'],
    ['wrong-nonce', 422, 'sign-in-mismatch'],
    ['wrong-app', 403, 'wrong-app'],
    ['away', 503, 'provider-away'],
  ])('what is %s is a %i, and opens nothing', async (code, status, named) => {
    const SNS_TYPE_CD = SNS_TYPE_OF.facebook;
    const byShell = () => browser.send('POST', '/v1/login', { SNS_TYPE_CD, accessToken: code });
    for (const answer of [await logIn(code), await byShell()]) {
      expect(answer.statusCode).toBe(status);
      expect(errorReply.parse(answer.json()).code).toBe(named);
      expect(answer.headers).not.toHaveProperty('authentication');
    }
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  test.each([
    { SNS_TYPE_CD: SNS_TYPE_OF.kakao, accessToken: 'one', refreshToken: 'r' },
    { SNS_TYPE_CD: SNS_TYPE_OF.naver, accessToken: 'one', refreshToken: 'r' },
    { SNS_TYPE_CD: SNS_TYPE_OF.facebook, accessToken: 'one' },
    { SNS_TYPE_CD: SNS_TYPE_OF.apple, id_token: 'one' },
  ])('takes what a shell sends, as JSON and as a form: %j', async (payload) => {
    await browser.send('POST', '/v1/login', payload);
    await signUp(browser);
    for (const send of ['send', 'sendForm'] as const) {
      const again = new TestBrowser(app);
      const answer = await again[send]('POST', '/v1/login', payload);
      expect(loginReply.parse(answer.json()).DATA).toMatchObject({ SIGN_UP_YN: 'N' });
      expect(await whoIsThere(again)).toHaveProperty('ID');
    }
  });

  test('reads a form of as many names as there is room for', async () => {
    const names = Array.from({ length: 120_000 }, (_, number) => number.toString(36));
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await browser.send('POST', '/v1/login', `${names.join('=&')}=`, type);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'SNS_TYPE_CD' });
  });

  test('the provider is asked with the secrets of this attempt', async () => {
    const page = await pressProvider(browser, 'naver');
    await bringBack(browser, 'naver', 'one', stateOf(page));
    const attempt = providers.get('naver')?.exchanged.at(-1);
    expect(attempt).toMatchObject({ provider: 'naver', state: stateOf(page) });
    expect(attempt?.redirectUri).toBe(page.searchParams.get('redirect_uri'));
    expect(attempt?.verifier).toMatch(/^[\w-]{43}$/);
  });

  test('a state is good once, also after success', async () => {
    await join('one');
    const state = stateOf(await pressProvider(browser, 'kakao'));
    const cookie = `hankan_sign_in=${String(browser.cookies.get('hankan_sign_in'))}`;
    expect((await bringBack(browser, 'kakao', 'one', state)).statusCode).toBe(200);
    expect(browser.cookies.has('hankan_sign_in')).toBe(false);
    const asked = providers.get('kakao')?.exchanged.length;
    const replayed = new TestBrowser(app, { cookie });
    const answer = await bringBack(replayed, 'kakao', 'one', state);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'sign-in-expired' });
    expect(replayed.tokens.accessToken).toBeNull();
    expect(providers.get('kakao')?.exchanged).toHaveLength(asked ?? 0);
  });

  test('a state of another browser, of another provider, or none of ours is refused', async () => {
    const state = stateOf(await pressProvider(browser, 'kakao'));
    const other = new TestBrowser(app);
    await pressProvider(other, 'kakao');
    const refused = [
      await bringBack(other, 'kakao', 'one', state),
      await bringBack(new TestBrowser(app), 'kakao', 'one', state),
      await bringBack(browser, 'naver', 'one', state),
      await bringBack(browser, 'kakao', 'one', 'x'.repeat(43)),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
    // Nothing of that spent it: whoever began it may still come back.
    expect((await bringBack(browser, 'kakao', 'one', state)).statusCode).toBe(200);
  });

  test('who comes back after 10 minutes begins again', async () => {
    const state = stateOf(await pressProvider(browser, 'kakao'));
    clock.advance(10 * MINUTE_MS);
    expect((await bringBack(browser, 'kakao', 'one', state)).json()).toMatchObject({
      code: 'sign-in-expired',
      MESSAGE: '로그인 시간이 지났어요. 다시 시도해 주세요.',
    });
  });

  test('an attempt that failed at the provider is spent, too', async () => {
    const state = stateOf(await pressProvider(browser, 'kakao'));
    const cookie = `hankan_sign_in=${String(browser.cookies.get('hankan_sign_in'))}`;
    await bringBack(browser, 'kakao', 'away', state);
    const again = await bringBack(new TestBrowser(app, { cookie }), 'kakao', 'one', state);
    expect(again.statusCode).toBe(422);
  });

  test('one e-mail, two providers: two accounts', async () => {
    await join('same@mail.example', 'kakao');
    await join('same@mail.example', 'naver');
    await logIn('same@mail.example', 'kakao');
    const first = await whoIsThere();
    await logIn('same@mail.example', 'naver');
    expect((await whoIsThere()).ID).not.toBe(first.ID);
  });

  test('tokens that were there before have no part in a sign-in', async () => {
    await join('one');
    await join('two');
    await logIn('one');
    const before = { ...browser.tokens };
    await logIn('two');
    const after = browser.tokens;
    const all = [before.accessToken, before.refreshToken, after.accessToken, after.refreshToken];
    expect(new Set(all).size).toBe(4);
    // Planted ones that are nobody's become nobody's.
    const planted = new TestBrowser(app);
    planted.tokens = { accessToken: 'p'.repeat(43), refreshToken: 'q'.repeat(43) };
    await logIn('one', 'kakao', planted);
    expect(planted.tokens.accessToken).not.toBe('p'.repeat(43));
    const intruder = new TestBrowser(app);
    intruder.tokens = { accessToken: 'p'.repeat(43), refreshToken: 'q'.repeat(43) };
    expect(await whoIsThere(intruder)).toEqual({});
  });

  test('every sign-in is one of its own, and is stored hashed', async () => {
    await join('one');
    await logIn('one');
    await logIn('one', 'kakao', new TestBrowser(app));
    expect(await database.db.$count(sessionFamilies)).toBe(3);
    const stored = JSON.stringify(await database.db.select().from(sessionTokens));
    expect(stored).not.toContain(browser.tokens.accessToken);
    expect(stored).not.toContain(browser.tokens.refreshToken);
  });

  test('a provider without keys is not here', async () => {
    const alone = await buildApp(appDeps());
    const payload = { SNS_TYPE_CD: SNS_TYPE_OF.apple, id_token: 'one' };
    const answer = await alone.inject({ method: 'POST', url: '/v1/login', payload });
    expect(answer.json()).toMatchObject({ code: 'no-such-provider' });
    await alone.close();
  });
});

describe('from another site', () => {
  const SHELL = { SNS_TYPE_CD: SNS_TYPE_OF.facebook, accessToken: 'attacker' };

  test.each([
    'https://evil.example',
    'null',
    'http://localhost:1',
    'https://localhost.evil.example',
  ])('a form of %s plants no sign-up here', async (origin) => {
    const victim = new TestBrowser(app, { origin, host: 'localhost' });
    for (const answer of [
      await victim.sendForm('POST', '/v1/login', SHELL),
      await victim.send('POST', '/v2/sign-ins', { provider: 'kakao' }),
      await signUp(victim),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'other-site' });
      expect(answer.cookies).toEqual([]);
    }
  });

  test('the page itself, and configured origins, may', async () => {
    for (const origin of ['http://localhost', 'https://localhost'])
      expect(
        (await new TestBrowser(app, { origin, host: 'localhost' }).send('POST', '/v1/login', SHELL))
          .statusCode,
      ).toBe(200);
    const site = 'https://www.hankan.example';
    const configured = await buildApp(
      appDeps({
        env: readEnv({ SITE_URL: site, CORS_ORIGINS: 'https://partner.example' }),
        identityProviders: providers,
      }),
    );
    for (const origin of [site, 'https://partner.example']) {
      const page = new TestBrowser(configured, { origin, host: 'api.hankan.example' });
      expect((await page.send('POST', '/v1/login', SHELL)).statusCode).toBe(200);
    }
    await configured.close();
  });
});
