import { describe, expect, onTestFinished, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { reportReply, reportsReply } from '#contract/reports';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { appDeps, clock, FakeHouses } from '../../support/app-deps';
import { fakeLinks, fakeMembers, fakeSessions } from '../../support/fake-accounts';
import { fakeDeals } from '../../support/fake-deals';
import { fakeReports } from '../../support/fake-reports';
import { houseRecords } from '../../support/house-records';
import { TestBrowser } from '../../support/test-browser';

const [OPEN, HIDDEN] = houseRecords(2);

async function serve(source: Readonly<Record<string, string>> = {}) {
  const [sessions, reports] = [fakeSessions(), fakeReports(clock)];
  const houses = [OPEN, HIDDEN && { ...HIDDEN, status: 'HIDDEN' as const }];
  const app = await buildApp(
    appDeps({
      sessions,
      reports,
      clock,
      env: readEnv(source),
      members: fakeMembers([{ id: 8, nickname: '달빛', isCertified: false, providers: [] }]),
      houses: new FakeHouses(houses.filter((one) => one !== undefined)),
      links: fakeLinks({
        community: (id) => Promise.resolve(id === '5' ? { categoryTypeCode: 'x' } : null),
      }),
      deals: fakeDeals({ one: (id, reader) => fakeDeals().one(id === '5' ? '1' : '', reader) }),
    }),
  );
  onTestFinished(() => app.close());
  const browse = async (memberId: number | null) => {
    const browser = new TestBrowser(app);
    if (memberId !== null) browser.tokens = await sessions.open(memberId);
    return browser;
  };
  return { browse, sessions, reports };
}

const BODY = {
  CATEGORY: 'ABUSE',
  TITLE: '역에서 가까운 방',
  CONTENT: ' 가짜예요. ',
  USER_ID: 7,
  TARGET_CD: 'OPITG10001',
  TARGET_ID: OPEN?.id ?? '',
};
const send = (browser: TestBrowser, body: object = BODY, headers = {}) =>
  browser.send('POST', '/v1/auth/report', body, headers);
const caseOf = (answer: { json(): unknown }) => reportReply.parse(answer.json()).DATA.CASE_NO;

describe('POST /v1/auth/report', () => {
  test('answers a case number; a second tap, as JSON or as a form, the same', async () => {
    const { browse, reports } = await serve();
    const browser = await browse(7);
    const first = await send(browser);
    expect(first.statusCode).toBe(200);
    expect(caseOf(await send(browser))).toBe(caseOf(first));
    const form = Object.fromEntries(Object.entries(BODY).map(([name, one]) => [name, String(one)]));
    const second = await browser.sendForm('POST', '/v1/auth/report', form);
    expect(caseOf(second)).toBe(caseOf(first));
    expect((await reports.of(7)).items).toMatchObject([
      { title: BODY.TITLE, target: { code: 'OPITG10001', id: BODY.TARGET_ID } },
    ]);
  });

  test('a key names a sending: the same again, and nothing else', async () => {
    const { browse } = await serve();
    const browser = await browse(7);
    const general = { CATEGORY: 'OTHER', CONTENT: '불편해요.' };
    const by = (key: string, body: object = general) =>
      send(browser, body, { 'idempotency-key': key });
    const first = caseOf(await by('k1'));
    expect(caseOf(await by('k1'))).toBe(first);
    expect(caseOf(await by('k2'))).not.toBe(first);
    const spent = await by('k1', { ...general, CONTENT: '다른 말' });
    expect(spent.statusCode).toBe(422);
    expect(spent.json()).toMatchObject({ code: 'key-spent', field: 'Idempotency-Key' });
    for (const bad of ['', 'a b', 'x'.repeat(201)])
      expect((await by(bad)).json()).toMatchObject({ field: 'Idempotency-Key' });
  });

  test('another report of the target names the one that is open', async () => {
    const { browse } = await serve();
    const browser = await browse(7);
    const caseNumber = caseOf(await send(browser));
    const refused = await send(browser, { ...BODY, CONTENT: '또 있어요.' });
    expect(refused.statusCode).toBe(409);
    expect(errorReply.parse(refused.json())).toMatchObject({
      code: 'report-open',
      MESSAGE: `이미 신고해 주셔서 처리 중이에요. 접수번호: ${caseNumber}`,
    });
    expect((await send(await browse(8))).statusCode).toBe(200);
  });

  test.each([
    [422, 'CATEGORY', { CATEGORY: undefined }, '신고할 항목을 선택해 주세요.'],
    [422, 'CATEGORY', { CATEGORY: '' }, '신고할 항목을 선택해 주세요.'],
    [422, 'CATEGORY', { CATEGORY: null }, '신고할 항목을 선택해 주세요.'],
    [400, 'CATEGORY', { CATEGORY: 'SPAM' }, /가운데 하나로/],
    [422, 'CONTENT', { CONTENT: undefined }, '구체적인 사유와 의견을 입력해 주세요.'],
    [422, 'CONTENT', { CONTENT: ' \n' }, '구체적인 사유와 의견을 입력해 주세요.'],
    [422, 'CONTENT', { CONTENT: '가'.repeat(2001) }, /2,000자까지/],
    [400, 'CONTENT', { CONTENT: 7 }, /글로/],
    [400, 'TITLE', { TITLE: '가'.repeat(201) }, /200자/],
    [400, 'USER_ID', { USER_ID: 'a b' }, /번호/],
    [400, 'TARGET_CD', { TARGET_CD: 'OPITG99999' }, /종류/],
    [400, 'TARGET_CD', { TARGET_CD: '' }, /함께/],
    [400, 'TARGET_ID', { TARGET_ID: '' }, /함께/],
    [400, 'TARGET_ID', { TARGET_ID: '../1' }, /번호/],
    [404, 'TARGET_ID', { TARGET_ID: 'nobody' }, '삭제된 게시물입니다.'],
    [404, 'TARGET_ID', { TARGET_ID: HIDDEN?.id }, '삭제된 게시물입니다.'],
    [404, 'TARGET_ID', { TARGET_CD: 'OPITG10002', TARGET_ID: 'notice-1' }, '삭제된 게시물입니다.'],
    [404, 'TARGET_ID', { TARGET_CD: 'OPITG10002', TARGET_ID: '999' }, '삭제된 게시물입니다.'],
    [404, 'TARGET_ID', { TARGET_CD: 'OPITG10003', TARGET_ID: '4' }, '삭제된 게시물입니다.'],
    [404, 'TARGET_ID', { TARGET_CD: 'OPITG00011', TARGET_ID: '4' }, '삭제된 게시물입니다.'],
    [404, 'TARGET_ID', { TARGET_CD: 'COMMENT', TARGET_ID: '4' }, '삭제된 게시물입니다.'],
    [404, 'TARGET_ID', { TARGET_CD: 'MEMBER', TARGET_ID: '99' }, '삭제된 게시물입니다.'],
    [404, 'TARGET_ID', { TARGET_CD: 'MEMBER', TARGET_ID: '-1' }, '삭제된 게시물입니다.'],
  ])('%i by the name of %s (%#)', async (status, field, change, message) => {
    const { browse, reports } = await serve();
    const answer = await send(await browse(7), { ...BODY, ...change });
    expect(answer.statusCode).toBe(status);
    const said = errorReply.parse(answer.json());
    expect(said.field).toBe(field);
    expect(said.MESSAGE).toMatch(message);
    expect((await reports.of(7)).total).toBe(0);
  });

  test.each([
    ['OPITG10003', '5'],
    ['OPITG00011', 5],
    ['OPITG10002', '1'],
    ['OPITG00004', '1162010200'],
    ['COMMENT', '1'],
    ['MEMBER', '8'],
  ])('%s %s can be reported', async (TARGET_CD, TARGET_ID) => {
    const { browse } = await serve();
    const answer = await send(await browse(7), { ...BODY, TARGET_CD, TARGET_ID });
    expect(answer.statusCode).toBe(200);
  });

  test('nobody’s report is kept, nor one of a session that has ended', async () => {
    const { browse, sessions, reports } = await serve();
    expect((await send(await browse(null))).statusCode).toBe(401);
    const ended = await browse(7);
    await sessions.end({ memberId: 7, familyId: '' }, 'everywhere');
    const answer = await send(ended);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).toMatchObject({ authentication: '-', rt: '-' });
    expect((await reports.of(7)).total).toBe(0);
  });

  test('a member who writes too often waits, others do not', async () => {
    const { browse } = await serve({ WRITE_LIMIT: '2' });
    const browser = await browse(7);
    await send(browser);
    await send(browser);
    const refused = await send(browser);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    expect((await send(await browse(8))).statusCode).toBe(200);
  });
});

describe('GET /v2/reports', () => {
  test('tells a member of their own, nobody of others, and is not kept', async () => {
    const { browse } = await serve();
    const browser = await browse(7);
    const caseNumber = caseOf(await send(browser));
    const answer = await browser.send('GET', '/v2/reports');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { result, page } = reportsReply.parse(answer.json());
    expect(result).toMatchObject([{ caseNumber, state: 'RECEIVED', reason: 'ABUSE' }]);
    expect(page).toEqual({ next: null, total: 1 });
    const other = await (await browse(8)).send('GET', '/v2/reports');
    expect(reportsReply.parse(other.json()).result).toEqual([]);
    expect((await (await browse(null)).send('GET', '/v2/reports')).statusCode).toBe(401);
  });
});
