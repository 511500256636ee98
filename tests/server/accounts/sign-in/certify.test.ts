import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SNS_TYPE_OF } from '#core';
import { beginCertificationReply } from '#contract/sign-in';
import { buildApp } from '../../../../server/app';
import type { Database } from '../../../../server/db/database';
import { readEnv } from '../../../../server/env';
import type { Certifications } from '../../../../server/ports/accounts/sign-in';
import type { Api } from '../../../../server/http/wire-types';
import { accountsOn } from '../../../support/accounts-on-database';
import { appDeps } from '../../../support/app-deps';
import { openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { scriptedProvider } from '../../../support/scripted-provider';
import { signUp } from '../../../support/sign-in-steps';
import { TestBrowser } from '../../../support/test-browser';

const asked: string[] = [];
/** What the certifications were asked for under, by imp_uid. */
const named = new Map<string, string>();
const certifications: Certifications = {
  widget: { merchant: 'imp1', scriptUrl: 'https://cert.example/iamport.js' },
  check: (impUid) => {
    asked.push(impUid);
    if (impUid === 'imp_away') return Promise.resolve({ ok: false, reason: 'away' });
    if (impUid === 'imp_failed') return Promise.resolve({ ok: false, reason: 'not-certified' });
    return Promise.resolve({ ok: true, value: { merchantUid: named.get(impUid) ?? null } });
  },
};

const clock = new MovingClock();
let database: Database;
let app: Api;

beforeAll(async () => {
  database = await openTestDatabase('embedded');
  app = await buildApp(
    appDeps({
      ...accountsOn(database, clock),
      env: readEnv({ SIGN_IN_LIMIT: '1000' }),
      identityProviders: new Map([['facebook', scriptedProvider('facebook')]]),
      certifications,
    }),
  );
});
afterAll(() => app.close().then(() => database.close()));

async function member(person: string, on = app): Promise<TestBrowser> {
  const browser = new TestBrowser(on);
  const payload = { SNS_TYPE_CD: SNS_TYPE_OF.facebook, accessToken: person };
  const known = await browser.send('POST', '/v1/login', payload);
  if (known.body === '{}') await signUp(browser);
  return browser;
}
async function pass(browser: TestBrowser, impUid: string): Promise<string> {
  const begun = await browser.send('POST', '/v2/certifications');
  expect([begun.statusCode, begun.headers['cache-control']]).toEqual([200, 'no-store']);
  const { item } = beginCertificationReply.parse(begun.json());
  named.set(impUid, item.merchantUid);
  return impUid;
}
const certify = (browser: TestBrowser, imp_uid: string) =>
  browser.send('PUT', '/v1/auth/my/cert', { type: 'cert', imp_uid });
const isCertified = async (browser: TestBrowser) =>
  (await browser.send('GET', '/v1/session')).json<{ DATA: { CERT_YN: string } }>().DATA.CERT_YN;

describe('PUT /v1/auth/my/cert', () => {
  test('the service is asked, and the session tells of it from then on', async () => {
    const browser = await member('one');
    expect(await isCertified(browser)).toBe('N');
    const answer = await certify(browser, await pass(browser, 'imp_1'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ DATA: {} });
    expect(asked).toContain('imp_1');
    expect(await isCertified(browser)).toBe('Y');
    expect((await certify(browser, 'imp_1')).statusCode).toBe(200);
  });

  test('takes a form as well', async () => {
    const browser = await member('form');
    const fields = { type: 'cert', imp_uid: await pass(browser, 'imp_form') };
    expect((await browser.sendForm('PUT', '/v1/auth/my/cert', fields)).statusCode).toBe(200);
    expect(await isCertified(browser)).toBe('Y');
  });

  test('a certification of somebody else counts for nobody else', async () => {
    const owner = await member('owner');
    await certify(owner, await pass(owner, 'imp_2'));
    const thief = await member('thief');
    const answer = await certify(thief, 'imp_2');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'certification-failed' });
    expect(answer.json<{ MESSAGE: string }>().MESSAGE).toMatch(/^인증에 실패했습니다\./);
    expect(await isCertified(thief)).toBe('N');
  });

  test('one that was passed elsewhere is not this person’s, though nobody has used it', async () => {
    const [lured, other] = [await member('lured'), await member('other')];
    await pass(lured, 'imp_own');
    await pass(other, 'imp_other');
    await pass(await member('lured'), 'imp_another_device');
    const own = named.get('imp_own') ?? '';
    for (const [number, made] of [
      '',
      'cert_',
      'cert_1',
      `${own}x`,
      own.slice(0, -1),
      `${own.slice(0, -2)}__`,
    ].entries())
      named.set(`imp_made_${number}`, made);
    const foreign = [...named.keys()].filter((each) => /^imp_(?:other|another|made)/.test(each));
    for (const impUid of ['imp_unnamed', ...foreign]) {
      const answer = await certify(lured, impUid);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        422,
        'certification-failed',
      ]);
    }
    expect(await isCertified(lured)).toBe('N');
    expect((await certify(lured, 'imp_own')).statusCode).toBe(200);
  });

  test('stays this session’s when its tokens are exchanged', async () => {
    const browser = await member('patient');
    await pass(browser, 'imp_slow');
    clock.advance(31 * MINUTE_MS);
    const before = browser.tokens.accessToken;
    expect((await certify(browser, 'imp_slow')).statusCode).toBe(200);
    expect(browser.tokens.accessToken).not.toBe(before);
  });

  test('has a name that the agencies behind the service take, another each time', async () => {
    const browser = await member('namer');
    for (const impUid of ['imp_n1', 'imp_n2']) await pass(browser, impUid);
    expect(named.get('imp_n1')).toMatch(/^cert_[\w-]{32}$/);
    expect(named.get('imp_n1')).not.toBe(named.get('imp_n2'));
  });

  test.each([
    ['imp_failed', 422, '인증에 실패했습니다.'],
    ['imp_away', 503, '본인인증 서비스가 지금 답하지 않아요. 잠시 후 다시 시도해 주세요.'],
  ])('%s is a %i', async (impUid, status, MESSAGE) => {
    const browser = await member('unlucky');
    const answer = await certify(browser, impUid);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ MESSAGE, RESULT_MSG: MESSAGE });
    expect(await isCertified(browser)).toBe('N');
  });

  test.each([
    [{ imp_uid: 'imp_1' }, 'type'],
    [{ type: 'certificate', imp_uid: 'imp_1' }, 'type'],
    [{ type: 'cert' }, 'imp_uid'],
    [{ type: 'cert', imp_uid: '../users' }, 'imp_uid'],
    [{ type: 'cert', imp_uid: '' }, 'imp_uid'],
  ])('%j is refused by the name of %s', async (payload, field) => {
    const answer = await (await member('one')).send('PUT', '/v1/auth/my/cert', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field });
  });

  test('a visitor certifies nothing, and nobody is asked', async () => {
    const answer = await certify(new TestBrowser(app), 'imp_visitor');
    expect(answer.statusCode).toBe(401);
    expect(asked).not.toContain('imp_visitor');
    const begun = await new TestBrowser(app).send('POST', '/v2/certifications');
    expect(begun.statusCode).toBe(401);
  });

  test('where no service is configured it is not there', async () => {
    const identityProviders = new Map([['facebook', scriptedProvider('facebook')] as const]);
    const without = await buildApp(appDeps({ identityProviders }));
    const browser = await member('one', without);
    expect((await certify(browser, 'imp_1')).statusCode).toBe(503);
    expect((await browser.send('POST', '/v2/certifications')).statusCode).toBe(503);
    await without.close();
  });
});
