import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { NONE_UNREAD } from '#core';
import { calendarReply } from '#contract/calendars';
import { notificationsReply, noticeAlarmsReply, readReply } from '#contract/notifications';
import { buildApp } from '../../../server/app';
import { MemberRepository } from '../../../server/db/accounts/member-repository';
import type { Database } from '../../../server/db/database';
import { NoticeRepository } from '../../../server/db/notices/notice-repository';
import { replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { CalendarRepository } from '../../../server/db/notifications/calendar-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NoticeAlarmRepository } from '../../../server/db/notifications/notice-alarm-repository';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { JobRepository } from '../../../server/db/jobs/job-repository';
import { jobs as jobTable } from '../../../server/db/schema/jobs';
import { members } from '../../../server/db/schema/members';
import { notices } from '../../../server/db/schema/notices';
import { JobRunner } from '../../../server/jobs/job-runner';
import { tellCorrections } from '../../../server/jobs/tell-corrections';
import { NOTICE_CORRECTED_JOB } from '../../../server/ports/notices/notices';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { fakeSessions } from '../../support/fake-accounts';
import { joinMember } from '../../support/join-member';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { noticeContent } from '../../support/notices';
import { TestBrowser } from '../../support/test-browser';
import { readCalendar } from '../../support/read-calendar';

const HOUR_MS = 60 * MINUTE_MS;

describe.each(DATABASES)('what members are told, on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let kim: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    clock = new MovingClock();
    kim = await joinMember(new MemberRepository(database, clock), 'kim');
  });
  afterEach(async () => {
    await database.db.delete(members);
    await database.db.delete(notices);
    await database.db.delete(jobTable);
  });
  afterAll(() => database.close());

  async function serve() {
    const sessions = fakeSessions();
    const signals = new OpenSignals(kind);
    const notifications = new NotificationRepository(database, clock, signals);
    const noticeAlarms = new NoticeAlarmRepository(database, clock);
    const stored = new NoticeRepository(database);
    const jobs = new JobRepository(database);
    const app = await buildApp(
      appDeps({
        clock,
        sessions,
        signals,
        notifications,
        noticeAlarms,
        notices: stored,
        calendars: new CalendarRepository(database, clock),
      }),
    );
    onTestFinished(() => app.close());
    const runner = new JobRunner({
      jobs,
      clock,
      logger: {
        error: (...said: unknown[]) => {
          expect(said).toBeNull();
        },
      } as never,
      handlers: {
        [NOTICE_CORRECTED_JOB]: tellCorrections({
          notices: stored,
          alarms: noticeAlarms,
          notifications,
          jobs,
          clock,
          cancel: new AbortController().signal,
        }),
      },
      schedules: [],
    });
    const browser = new TestBrowser(app);
    browser.tokens = await sessions.open(kim);
    const runJobs = async () => {
      await runner.look();
      await runner.settled();
    };
    return { browser, visitor: new TestBrowser(app), runJobs, noticeAlarms, notifications };
  }

  /** Delivers a notice; answers its id. */
  async function deliver(part: Parameters<typeof noticeContent>[0] = {}): Promise<string> {
    await database.db.transaction((tx) =>
      replaceOrAddNotices(
        tx,
        [{ ...noticeContent(part), number: '1' }],
        { source: 'IMPORT', sourceName: 'test' },
        { now: clock.now() },
      ),
    );
    const [row] = await database.db.select({ id: notices.id }).from(notices);
    return String(row?.id);
  }

  const inbox = async (browser: TestBrowser) =>
    notificationsReply.parse((await browser.send('GET', '/v2/me/notifications')).json());

  test('a correction is told to those who have an alarm, and a shell can open it', async () => {
    const { browser, visitor, runJobs } = await serve();
    const id = await deliver({ until: '2026-11-25T17:00+09:00' });
    expect((await browser.send('PUT', `/v2/notices/${id}/alarm`, { days: [1] })).statusCode).toBe(
      200,
    );
    await deliver({ until: '2026-11-27T17:00+09:00' });
    await runJobs();
    await runJobs();
    const { result, page } = await inbox(browser);
    expect(result).toMatchObject([
      { kind: 'NOTICE_CORRECTED', message: '접수 기간이 바뀌었어요', LINK: id, isRead: false },
    ]);
    expect(page).toMatchObject({
      unread: 1,
      unreadByKind: { ...NONE_UNREAD, NOTICE_ALARM: 0, NOTICE_CORRECTED: 1 },
    });
    const cluster = await visitor.send('GET', `/v1/noti-clusters/${result[0]?.id ?? ''}`);
    expect(cluster.json()).toEqual({ DATA: { NOTI_TARGET_CD: 'OPITG10002', LINK: id } });
    const read = await browser.send('POST', '/v2/me/notifications/read', { ids: 'all' });
    expect(readReply.parse(read.json()).item).toMatchObject({ unread: 0, change: 2 });
  });

  test('a correction in the night is told in the morning, and not to who has read it', async () => {
    const { browser, runJobs, noticeAlarms, notifications } = await serve();
    const lee = await joinMember(new MemberRepository(database, clock), 'lee');
    const id = await deliver({ until: '2026-11-25T17:00+09:00' });
    await browser.send('PUT', `/v2/notices/${id}/alarm`, { days: [1] });
    // 2026-11-20 22:00 in Seoul.
    clock.advance(10 * HOUR_MS);
    await deliver({ until: '2026-11-27T17:00+09:00' });
    await runJobs();
    clock.advance(10 * HOUR_MS - MINUTE_MS);
    await noticeAlarms.set(lee, id, [1]);
    await runJobs();
    expect((await inbox(browser)).result).toEqual([]);
    clock.advance(MINUTE_MS);
    await runJobs();
    expect((await inbox(browser)).result).toHaveLength(1);
    expect((await notifications.page(lee, { kind: null, cursor: null, limit: 30 })).items).toEqual(
      [],
    );
  });

  test('alarms are listed, replaced and removed; a notice that is none is refused', async () => {
    const { browser, visitor } = await serve();
    const id = await deliver();
    const path = `/v2/notices/${id}/alarm`;
    await browser.send('PUT', path, { days: [7, 7, 1] });
    await browser.send('PUT', path, { days: [0, 3] });
    const list = async () =>
      noticeAlarmsReply.parse((await browser.send('GET', '/v2/me/notice-alarms')).json()).result;
    expect(await list()).toEqual([{ noticeId: id, days: [3, 0] }]);
    expect((await browser.send('PUT', '/v2/notices/999/alarm', { days: [1] })).statusCode).toBe(
      404,
    );
    expect((await browser.send('PUT', path, { days: [] })).statusCode).toBe(400);
    expect((await browser.send('PUT', path, { days: [2] })).json()).toMatchObject({
      field: 'days',
    });
    expect((await visitor.send('PUT', path, { days: [1] })).statusCode).toBe(401);
    await browser.send('DELETE', path);
    expect((await browser.send('DELETE', path)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('a calendar is subscribed to by an address that can be revoked', async () => {
    const { browser, visitor } = await serve();
    const id = await deliver({ until: '2026-12-31T23:59+09:00' });
    await browser.send('PUT', `/v2/notices/${id}/alarm`, { days: [1] });
    const pathOf = async (method: 'GET' | 'PUT' | 'DELETE') =>
      calendarReply.parse((await browser.send(method, '/v2/me/calendar')).json()).item.path;
    expect(await pathOf('GET')).toBeNull();
    const path = (await pathOf('PUT')) ?? '';
    expect(path).toMatch(/^\/v2\/calendars\/[\w-]{43}\.ics$/);
    expect(await pathOf('PUT')).toBe(path);
    const answer = await visitor.send('GET', path);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(readCalendar(answer.body).events.length).toBeGreaterThan(1);
    expect(await pathOf('DELETE')).toBeNull();
    expect((await visitor.send('GET', path)).statusCode).toBe(404);
    expect(await pathOf('PUT')).not.toBe(path);
  });

  test('the calendar of a notice follows its corrections under the same names', async () => {
    const { visitor } = await serve();
    const until = { until: '2026-11-25T17:00+09:00' };
    const id = await deliver({ ...until, title: '공고, "큰" 집; 모집\n둘째 줄' });
    const events = async () => {
      const { body } = await visitor.send('GET', `/v2/notices/${id}/calendar.ics`);
      expect(body.split('\r\n').join('')).not.toContain('\n');
      const { name, events: found } = readCalendar(body);
      expect(name).toBe('공고\\, "큰" 집\\; 모집 둘째 줄');
      return found;
    };
    const before = await events();
    const closing = before.find(({ uid }) => uid.endsWith('-until@hankan'));
    expect(closing).toMatchObject({
      sequence: 0,
      zone: 'Asia/Seoul',
      isDay: false,
      summary: '접수 마감 · 공고, "큰" 집; 모집 둘째 줄',
    });
    await deliver({ until: '2026-11-27T17:00+09:00', title: '공고, "큰" 집; 모집\n둘째 줄' });
    const after = await events();
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after.map(({ sequence }) => sequence)).toEqual(before.map(() => 1));
    expect((await visitor.send('GET', '/v2/notices/999/calendar.ics')).statusCode).toBe(404);
  });
});
