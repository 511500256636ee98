import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROVIDERS, SNS_TYPE_OF, type Provider } from '#core';
import { sessionReply } from '#contract/session';
import { loginReply } from '#contract/sign-in';
import { MINUTE_MS } from '../../../support/moving-clock';
import { openSignInWorld, type SignInWorld } from '../../../support/sign-in-world';
import { bringBack, signUp } from '../../../support/sign-in-steps';
import type { TestBrowser } from '../../../support/test-browser';

/**
 * Provider × kind of device × outcome: the whole server on the embedded database, asking the
 * emulators over HTTP. The browser's own part is walked by the journeys.
 */
let world: SignInWorld;
beforeAll(async () => {
  world = await openSignInWorld();
});
beforeEach(() => world.forgetMembers());
afterAll(() => world.close());

type Answer = Awaited<ReturnType<TestBrowser['send']>>;

const whoIsThere = async (browser: TestBrowser) =>
  sessionReply.parse((await browser.send('GET', '/v1/session')).json()).DATA;
const sessionOf = (answer: Answer) => loginReply.parse(answer.json()).DATA;

async function expectRefused(browser: TestBrowser, answer: Answer, status: number, code: string) {
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  expect(browser.tokens).toEqual({ accessToken: null, refreshToken: null });
  expect(browser.cookies.has('hankan_sign_up')).toBe(false);
  expect(await whoIsThere(browser)).toEqual({});
}

/** Unknown, signed up, out, known again: one account. */
async function expectOneAccount(
  provider: Provider,
  browser: TestBrowser,
  comeIn: () => Promise<Answer>,
) {
  const unknown = await comeIn();
  expect([unknown.statusCode, unknown.json()]).toEqual([200, {}]);
  expect(await whoIsThere(browser)).toEqual({});

  const welcome = sessionOf(await signUp(browser));
  expect(welcome).toMatchObject({ SIGN_UP_YN: 'Y', SNS_TYPE_CDS: [SNS_TYPE_OF[provider]] });
  expect(await whoIsThere(browser)).toMatchObject({ ID: welcome?.ID });
  await browser.send('POST', '/v1/auth/logout');
  expect(await whoIsThere(browser)).toEqual({});

  const known = sessionOf(await comeIn());
  expect(known).toMatchObject({ ID: welcome?.ID, SIGN_UP_YN: 'N', NICKNAME: '새싹' });
  expect(await whoIsThere(browser)).toMatchObject({ ID: welcome?.ID });
  expect(await world.countMembers()).toBe(1);
}

const HAS_NONCE: readonly Provider[] = ['kakao', 'apple'];
const FAILURES = [
  ['expired', 422, 'sign-in-expired'],
  ['wrong-app', 403, 'wrong-app'],
  ['wrong-nonce', 422, 'sign-in-mismatch'],
  ['token-down', 503, 'provider-away'],
  ['profile-down', 503, 'provider-away'],
] as const;

describe.each(PROVIDERS)('%s in a browser', (provider) => {
  test('unknown, signed up, known again', async () => {
    const browser = world.browser();
    await expectOneAccount(provider, browser, () => world.comeIn(browser, provider));
  });

  test('denied: back with nothing, and the next try is as good', async () => {
    const browser = world.browser();
    const back = await world.walkThrough(browser, provider, { outcome: 'cancel' });
    expect(back.error).toBe('access_denied');
    expect(back).not.toHaveProperty('code');
    expect(await whoIsThere(browser)).toEqual({});
    expect((await world.comeIn(browser, provider)).statusCode).toBe(200);
  });

  test.each(
    FAILURES.filter(([outcome]) => outcome !== 'wrong-nonce' || HAS_NONCE.includes(provider)),
  )('%s: a %i, and the account is there as before', async (outcome, status, code) => {
    const browser = world.browser();
    await world.comeIn(browser, provider);
    const { ID } = sessionOf(await signUp(browser)) ?? {};
    const again = world.browser();
    await expectRefused(again, await world.comeIn(again, provider, { outcome }), status, code);
    expect(sessionOf(await world.comeIn(again, provider))).toMatchObject({ ID });
    // Whoever is signed in elsewhere did not notice.
    expect(await whoIsThere(browser)).toMatchObject({ ID });
  });

  test('slow: given up, and nothing is kept', async () => {
    const browser = world.browser('browser', 'hurried');
    const answer = await world.comeIn(browser, provider, { outcome: 'slow' });
    await expectRefused(browser, answer, 503, 'provider-away');
  });

  test('a replayed state, with the same code and with a fresh one', async () => {
    const browser = world.browser();
    const { code = '', state = '' } = await world.walkThrough(browser, provider);
    const begun = String(browser.cookies.get('hankan_sign_in'));
    await bringBack(browser, provider, code, state);
    const replaying = world.browser();
    const fresh = await world.walkThrough(replaying, provider);
    replaying.cookies.set('hankan_sign_in', begun);
    for (const each of [code, fresh.code ?? ''])
      await expectRefused(
        replaying,
        await bringBack(replaying, provider, each, state),
        422,
        'sign-in-expired',
      );
  });

  test('a way back that another browser began', async () => {
    const { code = '', state = '' } = await world.walkThrough(world.browser(), provider);
    const other = world.browser();
    const answer = await bringBack(other, provider, code, state);
    await expectRefused(other, answer, 422, 'sign-in-expired');
    await world.walkThrough(other, provider);
    const bound = await bringBack(other, provider, code, state);
    await expectRefused(other, bound, 422, 'sign-in-expired');
  });

  test('a state of another provider', async () => {
    const browser = world.browser();
    const { code = '', state = '' } = await world.walkThrough(browser, provider);
    const next = PROVIDERS[(PROVIDERS.indexOf(provider) + 1) % PROVIDERS.length] ?? 'kakao';
    const answer = await bringBack(browser, next, code, state);
    await expectRefused(browser, answer, 422, 'sign-in-expired');
  });

  test('back after ten minutes', async () => {
    const browser = world.browser();
    const { code = '', state = '' } = await world.walkThrough(browser, provider);
    world.clock.advance(10 * MINUTE_MS);
    const answer = await bringBack(browser, provider, code, state);
    await expectRefused(browser, answer, 422, 'sign-in-expired');
  });
});

describe.each(['kakao', 'naver', 'apple'] as const)('%s ties a code to its attempt', (provider) => {
  test('the code of another one signs nobody in', async () => {
    const stolen = await world.walkThrough(world.browser(), provider, { person: 'lee' });
    const browser = world.browser();
    const { state = '' } = await world.walkThrough(browser, provider);
    const answer = await bringBack(browser, provider, stolen.code ?? '', state);
    expect(answer.statusCode).toBe(422);
    expect(await whoIsThere(browser)).toEqual({});
  });
});

const SHELL_FAILURES = [
  ['expired', 422, 'sign-in-expired', 'usual'],
  ['wrong-app', 403, 'wrong-app', 'usual'],
  ['profile-down', 503, 'provider-away', 'usual'],
  ['slow', 503, 'provider-away', 'hurried'],
] as const;

// A person who cancels in a shell sends nothing: there is no row for it here.
describe.each(['android-app', 'ios-app'] as const)('in the %s', (kind) => {
  describe.each(PROVIDERS)('%s', (provider) => {
    test('unknown, signed up, known again', async () => {
      const shell = world.browser(kind);
      await expectOneAccount(provider, shell, () => world.comeInByShell(shell, provider));
    });

    test.each(SHELL_FAILURES)('%s: a %i (%s)', async (outcome, status, code, app) => {
      const shell = world.browser(kind, app);
      const answer = await world.comeInByShell(shell, provider, { outcome });
      await expectRefused(shell, answer, status, code);
      expect((await world.comeInByShell(world.browser(kind), provider)).statusCode).toBe(200);
    });

    test.each(['한글', 'a\nb', 'a\r\nX-Evil: 1', 'é', '\ud83d\ude00'])(
      'a token that no header can carry (%j): a 422',
      async (token) => {
        const shell = world.browser(kind);
        const answer = await shell.send('POST', '/v1/login', {
          SNS_TYPE_CD: SNS_TYPE_OF[provider],
          accessToken: token,
          refreshToken: token,
          id_token: token,
        });
        await expectRefused(shell, answer, 422, 'sign-in-expired');
      },
    );

    test('is the account that the browser has', async () => {
      const browser = world.browser();
      await world.comeIn(browser, provider);
      const { ID } = sessionOf(await signUp(browser)) ?? {};
      const shell = world.browser(kind);
      expect(sessionOf(await world.comeInByShell(shell, provider))).toMatchObject({ ID });
    });
  });
});

describe('who is who', () => {
  test('one person with one e-mail, at four providers, is four accounts', async () => {
    const ids = new Set<unknown>();
    for (const provider of PROVIDERS) {
      const browser = world.browser();
      expect((await world.comeIn(browser, provider)).json()).toEqual({});
      ids.add(sessionOf(await signUp(browser))?.ID);
    }
    expect(ids.size).toBe(4);
  });

  test('somebody else at the same provider is somebody else', async () => {
    const browser = world.browser();
    await world.comeIn(browser, 'kakao');
    await signUp(browser);
    expect((await world.comeIn(world.browser(), 'kakao', { person: 'lee' })).json()).toEqual({});
  });
});

describe('certification', () => {
  const member = async () => {
    const browser = world.browser();
    await world.comeIn(browser, 'kakao', { person: 'new' });
    await signUp(browser);
    return browser;
  };
  const pass = async (browser: TestBrowser, failure?: string) => {
    const begun = await browser.send('POST', '/v2/certifications');
    const { merchantUid } = begun.json<{ item: { merchantUid: string } }>().item;
    return world.passCertification(merchantUid, failure);
  };
  const certify = (browser: TestBrowser, imp_uid: string) =>
    browser.send('PUT', '/v1/auth/my/cert', { type: 'cert', imp_uid });

  test('one that was passed counts, for whoever began it', async () => {
    const browser = await member();
    const impUid = await pass(browser);
    expect((await certify(browser, impUid)).statusCode).toBe(200);
    expect((await certify(browser, impUid)).statusCode).toBe(200);
    expect(await whoIsThere(browser)).toMatchObject({ CERT_YN: 'Y' });
    const other = await member();
    expect((await certify(other, impUid)).json()).toMatchObject({ code: 'certification-failed' });
    expect(await whoIsThere(other)).toMatchObject({ CERT_YN: 'N' });
  });

  test.each([
    ['forged', 422, 'certification-failed'],
    ['down', 503, 'certification-away'],
  ])('%s: a %i', async (failure, status, code) => {
    const browser = await member();
    const answer = await certify(browser, await pass(browser, failure));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(await whoIsThere(browser)).toMatchObject({ CERT_YN: 'N' });
  });

  test('one that the service never gave', async () => {
    const answer = await certify(await member(), 'imp_000000000000');
    expect(answer.json()).toMatchObject({ code: 'certification-failed' });
  });
});
