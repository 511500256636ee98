import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GROUP, ITEM_TYPE, MARRIAGE, NONE_UNREAD, type MemberNotification } from '#core';
import { buildApp } from '../../../server/app';
import { createLogger } from '../../../server/http/request-log';
import { JobRunner } from '../../../server/jobs/job-runner';
import type { AppDeps } from '../../../server/ports/app-deps';
import { appDeps } from '../../support/app-deps';
import { fakeSessions } from '../../support/fake-accounts';
import { fakeCalendars, fakeConditions, fakeNotifications } from '../../support/fake-notifications';
import { MovingClock } from '../../support/moving-clock';
import { person } from '../../support/notice-values';
import { TestBrowser } from '../../support/test-browser';

const MEMBER_ID = 424_242_424;
const TOKEN = 'jPq3kD0nOtTeLlAnYbOdYwHaTtHiSiSfOr01234abcd';
const PERSON = person({
  birthDay: '19990307',
  income: 2_345_671,
  assets: 98_765_432,
  livesIn: '1162010200',
  marriage: MARRIAGE.NEWLYWED,
  groups: Object.values(GROUP),
});
const TOLD: MemberNotification = {
  id: 'ClUsTeRoFoNePeRsOn',
  kind: 'NOTICE_ALARM',
  title: '신림동 행복주택 예비입주자 모집',
  message: '내일 17:00에 마감해요',
  NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
  LINK: '77001',
  createdAt: '2026-11-20T08:00:00.000Z',
  isRead: false,
  change: 1,
  firstChange: 1,
};

/** What is a member's, each in a way in which nothing else is written. */
const THEIRS = [
  String(MEMBER_ID),
  TOKEN,
  ...[PERSON.birthDay, PERSON.income, PERSON.assets, PERSON.livesIn].map(String),
  PERSON.marriage,
  ...(PERSON.groups ?? []),
  TOLD.id,
  TOLD.title,
  TOLD.message,
].map(String);

/** A database's error repeats what it was given. */
const broken = () =>
  Promise.reject(
    new Error(`Failed query: params: ${THEIRS.join(',')}`, {
      cause: new Error(`Key (member_id)=(${MEMBER_ID}) ${THEIRS.join(' ')}`),
    }),
  );

function log() {
  const lines: string[] = [];
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, logger: createLogger('trace', out) };
}

async function world(given: Partial<AppDeps> = {}) {
  const { lines, logger } = log();
  const sessions = fakeSessions();
  const app = await buildApp(
    appDeps({
      logger,
      sessions,
      conditions: fakeConditions(),
      calendars: { ...fakeCalendars(), open: () => Promise.resolve(TOKEN) },
      notifications: {
        ...fakeNotifications(),
        page: () =>
          Promise.resolve({
            items: [TOLD],
            next: null,
            unread: { counts: NONE_UNREAD, change: 1 },
          }),
      },
      changes: { since: () => Promise.resolve([[{ kind: 'notification', one: TOLD }]]) },
      ...given,
    }),
  );
  onTestFinished(() => app.close());
  const browser = new TestBrowser(app);
  browser.tokens = await sessions.open(MEMBER_ID);
  return { app, browser, lines };
}

const route = (line: string) => (JSON.parse(line) as { route?: string }).route;

const CONDITIONS = '/v2/me/conditions';
const CALENDAR = '/v2/calendars/:file';
const INBOX = '/v2/me/notifications';

/** Every answer of a port breaks. */
const brokenOf = <Port extends object>(port: Port): Port =>
  Object.fromEntries(Object.keys(port).map((name) => [name, broken])) as Port;
const CONDITIONS_BREAK = { conditions: brokenOf(fakeConditions()) };
const CALENDARS_BREAK = { calendars: brokenOf(fakeCalendars()) };
const INBOX_BREAKS = { notifications: brokenOf(fakeNotifications()) };

describe('the log of a member’s calls holds nothing of theirs', () => {
  test.each([
    [200, CONDITIONS, 'PUT', CONDITIONS, PERSON, {}],
    [200, CONDITIONS, 'GET', CONDITIONS, undefined, {}],
    [200, CONDITIONS, 'DELETE', CONDITIONS, undefined, {}],
    [400, CONDITIONS, 'PUT', CONDITIONS, { ...PERSON, household: PERSON.income }, {}],
    [400, CONDITIONS, 'PUT', CONDITIONS, `{"birthDay":"${PERSON.birthDay ?? ''}`, {}],
    [415, CONDITIONS, 'PUT', CONDITIONS, JSON.stringify(PERSON), { 'content-type': 'text/xml' }],
    [
      404,
      '-',
      'GET',
      `/v2/me/condition?${THEIRS.map(encodeURIComponent).join('&')}`,
      undefined,
      {},
    ],
    [200, '/v2/me/calendar', 'PUT', '/v2/me/calendar', undefined, {}],
    [404, CALENDAR, 'GET', `/v2/calendars/${TOKEN}.ics`, undefined, {}],
    [400, CALENDAR, 'GET', `/v2/calendars/${TOKEN}`, undefined, {}],
    [200, INBOX, 'GET', INBOX, undefined, {}],
    [200, `${INBOX}/read`, 'POST', `${INBOX}/read`, { ids: [TOLD.id] }, {}],
    [400, `${INBOX}/read`, 'POST', `${INBOX}/read`, { ids: [TOLD.title] }, {}],
  ] as const)('%i of %s to %s (%#)', async (status, pattern, method, url, body, type) => {
    const { browser, lines } = await world();
    const json = typeof body === 'string' && { 'content-type': 'application/json' };
    const answer = await browser.send(method, url, body, { ...json, ...type });
    expect(answer.statusCode).toBe(status);
    expect(lines.map(route)).toEqual([pattern]);
    for (const word of THEIRS) expect(lines.join('')).not.toContain(word);
  });

  test('also where their calendar is read', async () => {
    const calendars = { ...fakeCalendars(), notices: () => Promise.resolve([]) };
    const { browser, lines } = await world({ calendars });
    const answer = await browser.send('GET', `/v2/calendars/${TOKEN}.ics`);
    expect([answer.statusCode, lines.map(route)]).toEqual([200, [CALENDAR]]);
    expect(lines.join('')).not.toContain(TOKEN);
  });

  test.each([
    ['GET', CONDITIONS, undefined, CONDITIONS_BREAK],
    ['PUT', CONDITIONS, PERSON, CONDITIONS_BREAK],
    ['DELETE', CONDITIONS, undefined, CONDITIONS_BREAK],
    ['GET', '/v2/me/calendar', undefined, CALENDARS_BREAK],
    ['PUT', '/v2/me/calendar', undefined, CALENDARS_BREAK],
    ['GET', `/v2/calendars/${TOKEN}.ics`, undefined, CALENDARS_BREAK],
    ['GET', INBOX, undefined, INBOX_BREAKS],
    ['POST', `${INBOX}/read`, { ids: [TOLD.id] }, INBOX_BREAKS],
  ] as const)('also where it breaks: %s %s', async (method, url, body, parts) => {
    const { browser, lines } = await world(parts);
    expect((await browser.send(method, url, body)).statusCode).toBe(500);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'broken',
      'answered',
    ]);
    for (const word of THEIRS) expect(lines.join('')).not.toContain(word);
  });

  test('also where they are told something live', async () => {
    const { app, browser, lines } = await world();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const leave = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}/v2/me/stream`, {
      headers: { authorization: `${browser.tokens.accessToken ?? ''} HANKAN` },
      signal: leave.signal,
    });
    let heard = '';
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) {
      heard += decoder.decode(bytes, { stream: true });
      if (heard.includes(TOLD.title)) break;
    }
    leave.abort();
    await app.close();
    expect(heard).toContain(TOLD.message);
    for (const word of THEIRS) expect(lines.join('')).not.toContain(word);
  });
});

test('the log of a job that fails holds nothing of whom it was about', async () => {
  const { lines, logger } = log();
  const job = { id: 1, kind: 'notice-alarms', key: 'a time', payload: {}, attempt: 1 };
  const kept: string[] = [];
  const runner = new JobRunner({
    clock: new MovingClock(),
    logger,
    handlers: { 'notice-alarms': broken },
    schedules: [],
    jobs: {
      add: () => Promise.resolve(),
      take: () => Promise.resolve([job]),
      renew: () => Promise.resolve(true),
      done: () => Promise.resolve(),
      failed: (_id, _owner, { why }) => Promise.resolve(kept.push(why)).then(),
      forgetDone: () => Promise.resolve(0),
      forgetAside: () => Promise.resolve(0),
      countAside: () => Promise.resolve(0),
    },
  });
  await runner.look();
  await runner.settled();
  expect([lines.length, kept.length]).toEqual([1, 1]);
  for (const word of THEIRS) expect(lines.join('') + kept.join('')).not.toContain(word);
});
