import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOTICE_STATUS, type DayTime, type NoticeContent } from '#core';
import { MemberRepository } from '../../../../server/db/accounts/member-repository';
import type { Database } from '../../../../server/db/database';
import { markGone, replaceOrAddNotices } from '../../../../server/db/notices/notice-writer';
import { CalendarRepository } from '../../../../server/db/notifications/calendar-repository';
import { NoticeAlarmRepository } from '../../../../server/db/notifications/notice-alarm-repository';
import { eventsOf } from '../../../../server/notices/nearest-events';
import { MOST_EVENTS } from '../../../../server/ports/notices/calendars';
import { isCalledOff } from '../../../../server/shared/called-off';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { joinMember } from '../../../support/join-member';
import { MovingClock } from '../../../support/moving-clock';
import { noticeContent, noticeDay } from '../../../support/notices';

const clock = new MovingClock();
/** As a notice is answered that is said to be over. */
const expired = (until: DayTime | null) =>
  ({ from: null, until, status: NOTICE_STATUS.EXPIRE, goneOn: null }) as const;

describe.each(DATABASES)('the notices of a calendar on %s', (kind) => {
  let database: Database;
  let calendars: CalendarRepository;
  let kim: number;
  let token: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    calendars = new CalendarRepository(database, clock);
  });
  beforeEach(async () => {
    await database.pool.query('delete from members');
    await database.pool.query('delete from notices');
    kim = await joinMember(new MemberRepository(database, clock), 'kim');
    token = await calendars.open(kim);
  });
  afterAll(() => database.close());

  /** Delivers notices by their numbers, once more those that are known. */
  const deliver = (given: Readonly<Record<string, Partial<NoticeContent>>>) =>
    database.db.transaction((tx) =>
      replaceOrAddNotices(
        tx,
        Object.entries(given).map(([number, part]) => ({
          ...noticeContent({ schedule: [], title: number, ...part }),
          number,
        })),
        { source: 'IMPORT', sourceName: 'test' },
        { now: clock.now() },
      ),
    );
  /** Sets an alarm for each notice that there is. */
  async function alarmAll(): Promise<void> {
    const alarms = new NoticeAlarmRepository(database, clock);
    const { rows } = await database.pool.query<{ id: string }>('select id from notices');
    for (const { id } of rows) await alarms.set(kim, id, [1]);
  }
  const titles = async () =>
    (await calendars.notices(token, clock.now()))?.map(({ title }) => title);

  test('are none where nobody subscribed, and an empty list where no alarm is set', async () => {
    await deliver({ a: {} });
    expect(await calendars.notices('unknown', clock.now())).toBeNull();
    expect(await calendars.notices(token, clock.now())).toEqual([]);
  });

  test('say what a calendar needs, with the count of their corrections', async () => {
    const until = noticeDay(5, 1020);
    const schedule = noticeContent().schedule;
    await deliver({ a: { until: noticeDay(4), schedule }, b: { until: noticeDay(6) } });
    await deliver({ a: { until: noticeDay(3), schedule } });
    await deliver({ a: { until, schedule } });
    await alarmAll();
    const found = (await calendars.notices(token, clock.now())) ?? [];
    const { announcedOn, from } = noticeContent();
    expect(found[0]).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      title: 'a',
      from,
      until,
      schedule,
      announcedOn,
      correctedOn: '20261120',
      isCalledOff: false,
      corrections: 2,
    });
    expect(found[1]).toMatchObject({ title: 'b', correctedOn: null, corrections: 0 });
  });

  test('stand in the order of closing; those without an end, then those that closed last', async () => {
    await deliver({
      late: { until: noticeDay(40) },
      never: { until: null },
      over: { until: noticeDay(-20) },
      today: { until: noticeDay(0) },
      'just over': { until: noticeDay(-1) },
      soon: { until: noticeDay(0, 780) },
    });
    await alarmAll();
    expect(await titles()).toEqual(['soon', 'today', 'late', 'never', 'just over', 'over']);
  });

  test('are not those of which every day is over for thirty days', async () => {
    const step = (from: string, to: string | null = null) =>
      ({ kind: 'WINNERS', name: null, from, to, note: null }) as const;
    await deliver({
      // 12:00 is now.
      'a minute ago': { until: noticeDay(-30, 719), from: null },
      'a minute later': { until: noticeDay(-30, 721), from: null },
      'a day ago': { until: noticeDay(-31), from: null },
      'a day later': { until: noticeDay(-30), from: null },
      'with winners to come': { until: noticeDay(-60), from: null, schedule: [step(noticeDay(9))] },
      'with days that last': {
        until: noticeDay(-59),
        from: null,
        schedule: [step(noticeDay(-50)), step(noticeDay(-40), noticeDay(-29, 600))],
      },
      'with winners long ago': {
        until: noticeDay(-60),
        from: null,
        schedule: [step(noticeDay(-31))],
      },
    });
    await alarmAll();
    expect(await titles()).toEqual([
      'a day later',
      'a minute later',
      'with days that last',
      'with winners to come',
    ]);
  });

  test('are called off where they are said to be over, or gone from their source', async () => {
    const winners = {
      kind: 'WINNERS',
      name: null,
      from: noticeDay(9),
      to: null,
      note: null,
    } as const;
    const steps = { schedule: [winners] };
    const until = noticeDay(3);
    await deliver({
      'on its way': { until },
      cancelled: { until, isSaidOver: true },
      'cancelled, with winners': { until, isSaidOver: true, ...steps },
      'gone, with winners': { until, ...steps },
      'gone without an end': { until: null },
    });
    await alarmAll();
    const present = ['on its way', 'cancelled', 'cancelled, with winners'];
    await database.db.transaction((tx) =>
      markGone(tx, { sourceName: 'test', present }, { now: clock.now() }),
    );
    const found = (await calendars.notices(token, clock.now())) ?? [];
    expect(found.map(({ title, isCalledOff }) => [title, isCalledOff])).toEqual([
      ['on its way', false],
      ['cancelled, with winners', true],
      ['gone, with winners', true],
    ]);
    expect(eventsOf(found).map(({ event }) => event.title)).toEqual([
      '접수 시작 · on its way',
      '접수 마감 · on its way',
      '당첨자 발표 · cancelled, with winners',
      '당첨자 발표 · gone, with winners',
    ]);
    // Back in a delivery, it has its days again.
    await deliver({ 'gone without an end': { until: null } });
    expect(await titles()).toContain('gone without an end');
  });

  test('are told for thirty days once they closed, also where it is said that they are over', async () => {
    const part = { from: null, isSaidOver: true };
    const given: Readonly<Record<string, Partial<NoticeContent>>> = {
      'closed at noon': { ...part, until: noticeDay(0, 720) },
      'closed yesterday': { ...part, until: noticeDay(-1, 1020) },
      'a month ago': { ...part, until: noticeDay(-30, 719) },
      'closes in a minute': { ...part, until: noticeDay(0, 721) },
      'without an end': { ...part, until: null },
    };
    await deliver(given);
    await alarmAll();
    const found = (await calendars.notices(token, clock.now())) ?? [];
    expect(found.map(({ title }) => title)).toEqual(['closed at noon', 'closed yesterday']);
    expect(eventsOf(found).map(({ event }) => event.title)).toEqual([
      '접수 마감 · closed at noon',
      '접수 마감 · closed yesterday',
    ]);
    // The file of one notice goes by the same rule.
    for (const [title, { until = null }] of Object.entries(given).slice(0, 2))
      expect([title, isCalledOff(expired(until), clock.now())]).toEqual([title, false]);
    for (const [title, { until = null }] of Object.entries(given).slice(3))
      expect([title, isCalledOff(expired(until), clock.now())]).toEqual([title, true]);
  });

  test('are at most as many as a calendar has events, the nearest of them', async () => {
    const many = Object.fromEntries(
      Array.from({ length: MOST_EVENTS + 2 }, (_, at) => [`${at}`, { until: noticeDay(300 - at) }]),
    );
    await deliver(many);
    await alarmAll();
    const found = (await titles()) ?? [];
    expect(found).toHaveLength(MOST_EVENTS);
    expect([found[0], found.at(-1)]).toEqual([`${MOST_EVENTS + 1}`, '2']);
  });
});
