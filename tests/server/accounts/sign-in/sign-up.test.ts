import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SNS_TYPE_OF } from '#core';
import { signUpReply } from '#contract/sign-in';
import { buildApp } from '../../../../server/app';
import type { Database } from '../../../../server/db/database';
import { members } from '../../../../server/db/schema/members';
import { readEnv } from '../../../../server/env';
import type { Api } from '../../../../server/http/wire-types';
import { accountsOn } from '../../../support/accounts-on-database';
import { appDeps } from '../../../support/app-deps';
import { openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { scriptedProvider } from '../../../support/scripted-provider';
import { NEW_MEMBER, signUp } from '../../../support/sign-in-steps';
import { TestBrowser } from '../../../support/test-browser';

const clock = new MovingClock();
let database: Database;
let app: Api;
let browser: TestBrowser;

const shellLogin = (by: TestBrowser, person = 'one') =>
  by.send('POST', '/v1/login', { SNS_TYPE_CD: SNS_TYPE_OF.facebook, accessToken: person });

beforeAll(async () => {
  database = await openTestDatabase('embedded');
  app = await buildApp(
    appDeps({
      ...accountsOn(database, clock),
      env: readEnv({ SIGN_IN_LIMIT: '1000' }),
      identityProviders: new Map([['facebook', scriptedProvider('facebook')]]),
    }),
  );
});
beforeEach(async () => {
  await database.db.delete(members);
  browser = new TestBrowser(app);
  await shellLogin(browser);
});
afterAll(() => app.close().then(() => database.close()));

const consents = (given: Partial<typeof NEW_MEMBER.consents>) => ({
  ...NEW_MEMBER,
  consents: { ...NEW_MEMBER.consents, ...given },
});

describe('POST /v2/members', () => {
  test('makes the account and signs in, with the welcome this once', async () => {
    const answer = await signUp(browser);
    expect(answer.statusCode).toBe(200);
    expect(signUpReply.parse(answer.json()).DATA).toMatchObject({
      NICKNAME: '새싹',
      SIGN_UP_YN: 'Y',
      CERT_YN: 'N',
      SNS_TYPE_CDS: ['SNSTP00003'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect([...browser.cookies.keys()]).toEqual([]);
    expect((await shellLogin(browser)).json()).toMatchObject({ DATA: { SIGN_UP_YN: 'N' } });
  });

  test('two taps make one account, and both answers sign in', async () => {
    const cookie = { cookie: `hankan_sign_up=${String(browser.cookies.get('hankan_sign_up'))}` };
    const taps = [new TestBrowser(app, cookie), new TestBrowser(app, cookie)];
    const answers = await Promise.all(taps.map((tap) => signUp(tap)));
    const ids = answers.map((answer) => signUpReply.parse(answer.json()).DATA.ID);
    expect(ids[0]).toBe(ids[1]);
    expect(await database.db.$count(members)).toBe(1);
    for (const tap of taps)
      expect((await tap.send('GET', '/v1/session')).json()).toMatchObject({ DATA: { ID: ids[0] } });
  });

  test.each([
    [{ ...NEW_MEMBER, nickname: '나' }, 'nickname', '닉네임을 2자 이상 12자 이하로 적어 주세요.'],
    [{ ...NEW_MEMBER, nickname: '-한칸' }, 'nickname', undefined],
    [consents({ isFourteen: false }), 'isFourteen', '만 14세 이상만 가입할 수 있어요.'],
    [consents({ terms: false }), 'terms', '이용약관에 동의해 주세요.'],
    [consents({ privacy: false }), 'privacy', undefined],
  ])('%j breaks a rule of %s; mended, it goes through', async (member, field, message) => {
    const answer = await signUp(browser, member);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'sign-up-fault', field });
    if (message !== undefined) expect(answer.json()).toMatchObject({ MESSAGE: message });
    expect(await database.db.$count(members)).toBe(0);
    expect((await signUp(browser)).statusCode).toBe(200);
  });

  test.each([
    [{ consents: NEW_MEMBER.consents }, 'nickname'],
    [{ nickname: '새싹' }, 'consents'],
    [{ ...NEW_MEMBER, consents: { isFourteen: true } }, 'consents'],
    [{ ...NEW_MEMBER, nickname: '새\ud800싹' }, 'nickname'],
    [{ ...NEW_MEMBER, nickname: 'x'.repeat(201) }, 'nickname'],
  ])('%j is no sign-up, by the name of %s', async (member, field) => {
    const answer = await browser.send('POST', '/v2/members', member);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-parameter', field });
    expect(answer.json<{ MESSAGE: string }>().MESSAGE).toMatch(/[가-힣]/);
  });

  test('without a login, and after 10 minutes, it begins with the login', async () => {
    const refusal = {
      code: 'no-sign-up',
      MESSAGE: '로그인한 지 오래됐어요. 처음부터 다시 로그인해 주세요.',
    };
    const stranger = await signUp(new TestBrowser(app));
    expect(stranger.statusCode).toBe(422);
    expect(stranger.json()).toMatchObject(refusal);
    clock.advance(10 * MINUTE_MS);
    expect((await signUp(browser)).json()).toMatchObject(refusal);
    expect(await database.db.$count(members)).toBe(0);
  });

  test('a login of somebody who is known takes an unfinished sign-up away', async () => {
    const other = new TestBrowser(app);
    await shellLogin(other, 'two');
    await signUp(other);
    await shellLogin(browser, 'two');
    expect(browser.cookies.has('hankan_sign_up')).toBe(false);
  });
});
