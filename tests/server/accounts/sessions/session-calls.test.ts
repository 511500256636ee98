import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { sessionReply } from '#contract/session';
import { buildApp } from '../../../../server/app';
import type { Database } from '../../../../server/db/database';
import { members } from '../../../../server/db/schema/members';
import { readEnv } from '../../../../server/env';
import type { IssuedTokens } from '../../../../server/ports/accounts/sessions';
import type { Api } from '../../../../server/http/wire-types';
import { accountsOn } from '../../../support/accounts-on-database';
import { appDeps } from '../../../support/app-deps';
import { openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { TestBrowser } from '../../../support/test-browser';
import { aMember, DAY_MS } from './session-database';

const ORIGIN = 'https://www.hankan.example';
const DEAD = { authentication: '-', rt: '-', 'cache-control': 'no-store' };

let database: Database;
let clock: MovingClock;
let app: Api;
let browser: TestBrowser;
let memberId: number;
let tokens: IssuedTokens;

beforeAll(async () => {
  database = await openTestDatabase('embedded');
});
beforeEach(async () => {
  await database.db.delete(members);
  clock = new MovingClock();
  const accounts = accountsOn(database, clock);
  const env = readEnv({ CORS_ORIGINS: ORIGIN });
  app = await buildApp(appDeps({ ...accounts, env }));
  memberId = await aMember(database, clock.now());
  tokens = await accounts.sessions.open(memberId);
  browser = new TestBrowser(app);
  browser.tokens = tokens;
  return () => app.close();
});
afterAll(() => database.close());

async function whoIsThere(by = browser) {
  return sessionReply.parse((await by.send('GET', '/v1/session')).json()).DATA;
}

describe('GET /v1/session', () => {
  test('tells a member who they are, and is kept by nobody', async () => {
    const answer = await browser.send('GET', '/v1/session');
    expect(sessionReply.parse(answer.json())).toEqual({
      DATA: { ID: memberId, NICKNAME: '김한칸', CERT_YN: 'N', SNS_TYPE_CDS: [] },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('authentication');
  });

  test.each([
    ['without its suffix', (token: string) => token],
    ['with another suffix', (token: string) => `${token} HANKAN2`],
    ['with the suffix twice', (token: string) => `${token} HANKAN HANKAN`],
    ['as a bearer', (token: string) => `Bearer ${token} HANKAN`],
    ['in other letters', (token: string) => `${token.toLowerCase()} HANKAN`],
    ['cut off', (token: string) => `${token.slice(1)} HANKAN`],
  ])('a token %s is nobody’s', async (_how, written) => {
    const headers = { authorization: written(tokens.accessToken) };
    const answer = await app.inject({ url: '/v1/session', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ DATA: {} });
    expect(answer.headers).toMatchObject(DEAD);
  });

  test('a session that nobody used for 30 days is dead, and says so once', async () => {
    clock.advance(30 * DAY_MS);
    const answer = await browser.send('GET', '/v1/session');
    expect([answer.statusCode, answer.json()]).toEqual([200, { DATA: {} }]);
    expect(answer.headers).toMatchObject(DEAD);
    expect(browser.tokens).toEqual({ accessToken: null, refreshToken: null });
    expect((await browser.send('GET', '/v1/session')).headers).not.toHaveProperty('rt');
  });

  test('a session that is used every four weeks never ends', async () => {
    for (let month = 0; month < 14; month += 1) {
      clock.advance(28 * DAY_MS);
      expect(await whoIsThere()).toMatchObject({ ID: memberId });
    }
  });
});

describe('tokens that are exchanged', () => {
  test('come with whatever was asked, which is answered as ever', async () => {
    const visitor = await app.inject('/v2/codes?HOUTP');
    clock.advance(31 * MINUTE_MS);
    const headers = { 'if-none-match': String(visitor.headers.etag) };
    const answer = await browser.send('GET', '/v2/codes?HOUTP', undefined, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(visitor.body);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
    expect(browser.tokens.accessToken).not.toBe(tokens.accessToken);
    expect(browser.tokens.refreshToken).not.toBe(tokens.refreshToken);
    expect(await whoIsThere()).toMatchObject({ ID: memberId });
  });

  test('are in no answer that is kept for others', async () => {
    clock.advance(31 * MINUTE_MS);
    const squeezed = { 'accept-encoding': 'br' };
    const first = await browser.send('GET', '/v2/codes?HOUTP&DISCOUNT', undefined, squeezed);
    expect(first.headers['authentication']).toHaveLength(43);
    for (let times = 0; times < 2; times += 1) {
      const { headers } = await app.inject({ url: '/v2/codes?HOUTP&DISCOUNT', headers: squeezed });
      expect(headers['cache-control']).toBe('public, max-age=300');
      expect(headers).not.toHaveProperty('authentication');
      expect(headers).not.toHaveProperty('rt');
    }
  });

  test('come with a refusal, too', async () => {
    clock.advance(31 * MINUTE_MS);
    const answer = await browser.send('GET', '/v2/houses/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['authentication']).toHaveLength(43);
    expect(await whoIsThere()).toMatchObject({ ID: memberId });
  });

  test('are the same for two tabs, and for one whose answer was lost', async () => {
    clock.advance(31 * MINUTE_MS);
    const tabs = Array.from({ length: 20 }, () => {
      const tab = new TestBrowser(app);
      tab.tokens = tokens;
      return tab;
    });
    await Promise.all(tabs.map((tab) => tab.send('GET', '/v1/session')));
    clock.advance(MINUTE_MS);
    await browser.send('GET', '/v1/session');
    expect(new Set(tabs.map((tab) => tab.tokens.refreshToken))).toEqual(
      new Set([browser.tokens.refreshToken]),
    );
  });

  test('are a copy’s end when the old one comes back later, and everybody’s', async () => {
    clock.advance(31 * MINUTE_MS);
    await browser.send('GET', '/v1/session');
    clock.advance(MINUTE_MS + 1);
    const thief = new TestBrowser(app);
    thief.tokens = tokens;
    expect(await whoIsThere(thief)).toEqual({});
    expect(await whoIsThere()).toEqual({});
    expect(browser.tokens).toEqual({ accessToken: null, refreshToken: null });
  });

  test('are not looked at where nobody is asked for', async () => {
    clock.advance(31 * MINUTE_MS);
    for (const url of ['/healthz', '/map/base.json', '/v1/nowhere', '/']) {
      const { headers } = await browser.send('GET', url);
      expect(headers).not.toHaveProperty('authentication');
    }
    expect(browser.tokens).toEqual(tokens);
  });

  test('may be read by the configured origin, also of a 401', async () => {
    const headers = { origin: ORIGIN, rt: 'dead' };
    const answer = await app.inject({ method: 'POST', url: '/v1/auth/logout', headers });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-expose-headers': 'authentication, rt, content-disposition, retry-after',
      ...DEAD,
    });
  });
});

describe('POST /v1/auth/logout', () => {
  test('ends this session, and takes its tokens away', async () => {
    const other = new TestBrowser(app);
    other.tokens = await accountsOn(database, clock).sessions.open(memberId);
    const answer = await browser.send('POST', '/v1/auth/logout');
    expect([answer.statusCode, answer.json()]).toEqual([200, { DATA: {} }]);
    expect(answer.headers).toMatchObject(DEAD);
    browser.tokens = tokens;
    expect(await whoIsThere()).toEqual({});
    expect(await whoIsThere(other)).toMatchObject({ ID: memberId });
  });

  test.each([
    ['JSON', (by: TestBrowser) => by.send('POST', '/v1/auth/logout', { ALL_YN: 'Y' })],
    ['a form', (by: TestBrowser) => by.sendForm('POST', '/v1/auth/logout', { ALL_YN: 'Y' })],
  ])('ends every session of the account when %s asks for it', async (_how, logOut) => {
    const other = new TestBrowser(app);
    other.tokens = await accountsOn(database, clock).sessions.open(memberId);
    expect((await logOut(browser)).statusCode).toBe(200);
    expect(await whoIsThere(other)).toEqual({});
  });

  test('ends the session of a token that has to be exchanged first', async () => {
    clock.advance(31 * MINUTE_MS);
    const answer = await browser.send('POST', '/v1/auth/logout');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject(DEAD);
    browser.tokens = tokens;
    expect(await whoIsThere()).toEqual({});
  });

  test.each([
    ['JSON', 'application/json', '{"ALL_YN":"MAYBE"}', 'ALL_YN'],
    ['a form', 'application/x-www-form-urlencoded', 'ALL_YN=', 'ALL_YN'],
    ['a name twice', 'application/x-www-form-urlencoded', 'ALL_YN=Y&ALL_YN=Y', 'ALL_YN'],
    ['no text', 'application/x-www-form-urlencoded', 'ALL_YN=%ff', 'ALL_YN'],
    ['NUL in a form', 'application/x-www-form-urlencoded', 'ALL_YN=Y&x=%00', 'x'],
    ['NUL', 'application/json', '{"x":{"y":["a","\\u0000"]}}', 'x'],
    ['half a letter', 'application/json', '{"x":"\\ud83d"}', 'x'],
    ['an odd name', 'application/json', '{"x":{"\\u0000":1}}', 'x'],
  ])('refuses %s by its name, and ends nothing', async (_what, type, body, field) => {
    const headers = { 'content-type': type };
    const answer = await browser.send('POST', '/v1/auth/logout', body, headers);
    expect(answer.statusCode).toBe(400);
    expect(errorReply.parse(answer.json())).toMatchObject({ code: 'bad-parameter', field });
    expect(await whoIsThere()).toMatchObject({ ID: memberId });
  });

  test('a body nested deeper than any stack is read without harm', async () => {
    const deep = `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const headers = { 'content-type': 'application/json' };
    expect((await browser.send('POST', '/v1/auth/logout', deep, headers)).statusCode).toBe(200);
  });

  test('without a session is a 401, which takes away what was presented', async () => {
    const visitor = await app.inject({ method: 'POST', url: '/v1/auth/logout' });
    expect(visitor.statusCode).toBe(401);
    expect(errorReply.parse(visitor.json()).code).toBe('unauthorized');
    expect(visitor.headers).not.toHaveProperty('authentication');
    const headers = { authorization: `${'x'.repeat(43)} HANKAN` };
    const stranger = await app.inject({ method: 'POST', url: '/v1/auth/logout', headers });
    expect(stranger.statusCode).toBe(401);
    expect(stranger.headers).toMatchObject(DEAD);
  });
});

test('forms are for the calls of spec/rules §7: those of /v2 take JSON', async () => {
  const answer = await browser.sendForm('POST', '/v2/sign-ins', { provider: 'kakao' });
  expect(answer.statusCode).toBe(415);
});
