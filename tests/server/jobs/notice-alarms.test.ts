import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_MEMBER_ALARMS, type AlarmDay, type DayTime } from '#core';
import { MemberRepository } from '../../../server/db/accounts/member-repository';
import type { Database } from '../../../server/db/database';
import { markGone, replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NoticeAlarmRepository } from '../../../server/db/notifications/notice-alarm-repository';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { members } from '../../../server/db/schema/members';
import { notices } from '../../../server/db/schema/notices';
import { noticeAlarms } from '../../../server/db/schema/notifications';
import { nextOf } from '../../../server/jobs/schedules';
import { NOTICE_ALARM_TIMES, sendNoticeAlarms } from '../../../server/jobs/send-notice-alarms';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';
import { noticeContent } from '../../support/notices';

const at = (text: string): number => Date.parse(`${text}:00+09:00`);

describe.each(DATABASES)('alarms of notices on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let alarms: NoticeAlarmRepository;
  let notifications: NotificationRepository;
  let kim: number;
  let lee: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    clock = new MovingClock();
    warned = [];
    alarms = new NoticeAlarmRepository(database, clock);
    notifications = new NotificationRepository(database, clock, new OpenSignals(kind));
    const accounts = new MemberRepository(database, clock);
    kim = await joinMember(accounts, 'kim');
    lee = await joinMember(accounts, 'lee');
  });
  afterEach(async () => {
    await database.db.delete(members);
    await database.db.delete(notices);
  });
  afterAll(() => database.close());

  /** A notice that closes then; answers its id. */
  async function notice(until: DayTime | null, part: { isSaidOver?: boolean } = {}) {
    const number = `${until ?? 'open'}${String(part.isSaidOver)}`;
    await database.db.transaction((tx) =>
      replaceOrAddNotices(
        tx,
        [{ ...noticeContent({ until, ...part }), number }],
        { source: 'IMPORT', sourceName: 'test' },
        { now: clock.now() },
      ),
    );
    const rows = await database.db.select().from(notices);
    return String(rows.find((row) => row.number === number)?.id);
  }
  const moveTo = (text: string) => {
    clock.advance(at(text) - clock.now());
  };
  const JOB = { id: 1, kind: 'notice-alarms', key: 'a time', payload: {}, attempt: 1 };
  let warned: unknown[];
  const logger = { warn: (...said: unknown[]) => warned.push(said) } as never;
  const { signal: cancel } = new AbortController();
  const send = () => sendNoticeAlarms({ alarms, notifications, clock, logger, cancel })(null, JOB);
  const told = async (memberId = kim) =>
    (await notifications.page(memberId, { kind: null, cursor: null, limit: 30 })).items.map(
      ({ message }) => message,
    );
  const batchesOf = async (id: string, before = clock.now()) => {
    const batches: (readonly number[])[] = [];
    for await (const batch of alarms.membersOf(id, before)) batches.push(batch);
    return batches;
  };
  const set = (id: string, days: readonly AlarmDay[], memberId = kim) =>
    alarms.set(memberId, id, days);

  test('are kept for their member, the last word counts, and can be taken back', async () => {
    const id = await notice('2026-11-25T17:00+09:00');
    expect(await set(id, [7, 1])).toBe('set');
    expect(await set(id, [0, 3])).toBe('set');
    expect(await alarms.of(kim)).toEqual([{ noticeId: id, days: [3, 0] }]);
    expect(await alarms.of(lee)).toEqual([]);
    expect(await batchesOf(id)).toEqual([[kim]]);
    await alarms.remove(lee, id);
    await alarms.remove(kim, id);
    await alarms.remove(kim, id);
    expect(await alarms.of(kim)).toEqual([]);
  });

  test('are of those who had set them by a moment, also where they set them again since', async () => {
    const id = await notice('2026-11-25T17:00+09:00');
    await set(id, [3, 1]);
    const then = clock.now();
    moveTo('2026-11-21T07:00');
    await set(id, [1]);
    await set(id, [1], lee);
    expect(await batchesOf(id, then)).toEqual([[kim]]);
    expect(await batchesOf(id)).toEqual([[kim, lee]]);
  });

  test.each(['999999', 'no-number', '0', '1e3', '99999999999999999999'])(
    'are refused for %s, which is no notice',
    async (id) => {
      expect(await set(id, [1])).toBe('no-notice');
      expect(await batchesOf(id)).toEqual([]);
      await alarms.remove(kim, id);
    },
  );

  test('are no more than a member may have, however many are set at once', async () => {
    const numbers = Array.from({ length: MOST_MEMBER_ALARMS + 19 }, (_, at) => `${at}`);
    await database.db.transaction((tx) =>
      replaceOrAddNotices(
        tx,
        numbers.map((number) => ({ ...noticeContent(), number })),
        { source: 'IMPORT', sourceName: 'test' },
        { now: clock.now() },
      ),
    );
    const rows = await database.db.select({ id: notices.id }).from(notices);
    const [before, others] = [rows.slice(20), rows.slice(0, 20).map(({ id }) => String(id))];
    const setAt = new Date(clock.now());
    await database.db
      .insert(noticeAlarms)
      .values(before.map(({ id }) => ({ memberId: kim, noticeId: id, days: [1], setAt })));
    const outcomes = await Promise.all(others.map((id) => set(id, [1])));
    expect(outcomes.filter((one) => one === 'set')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'full')).toHaveLength(19);
    expect(await alarms.of(kim)).toHaveLength(MOST_MEMBER_ALARMS);
    expect(await set(String(before[0]?.id), [0])).toBe('set');
    expect(await set(others[0] ?? '', [1], lee)).toBe('set');
  });

  test('are walked member by member in batches of 1,000, each member once', async () => {
    const id = await notice('2026-11-25T17:00+09:00');
    const joinedAt = new Date(clock.now());
    const joined = await database.db
      .insert(members)
      .values(Array.from({ length: 2001 }, () => ({ nickname: '이웃', createdAt: joinedAt })))
      .returning({ memberId: members.id });
    await database.db.insert(noticeAlarms).values(
      joined.map(({ memberId }) => ({
        memberId,
        noticeId: Number(id),
        days: [1],
        setAt: joinedAt,
      })),
    );
    const batches = await batchesOf(id);
    expect(batches.map(({ length }) => length)).toEqual([1000, 1000, 1]);
    expect(batches.flat()).toEqual(joined.map(({ memberId }) => memberId));
  });

  test('are told at eight on their days, each once', async () => {
    const id = await notice('2026-11-25T17:00+09:00');
    await set(id, [3, 1, 0]);
    await set(id, [1], lee);
    const days: (readonly string[])[] = [];
    for (const day of ['21', '22', '23', '24', '25', '26']) {
      moveTo(`2026-11-${day}T08:00`);
      const before = (await told()).length;
      await send();
      await send();
      days.push((await told()).slice(0, (await told()).length - before));
    }
    expect(days).toEqual([
      [],
      ['3일 남았어요 · 11월 25일(수) 17:00 마감'],
      [],
      ['내일 17:00에 마감해요'],
      ['오늘 17:00에 마감해요'],
      [],
    ]);
    expect(await told(lee)).toEqual(['내일 17:00에 마감해요']);
  });

  test('of a notice that closes at midnight are those of the day that ends by it', async () => {
    await set(await notice('2026-11-26T00:00+09:00'), [1, 0]);
    for (const time of ['24T08:00', '24T20:59', '25T08:00', '25T20:59']) {
      moveTo(`2026-11-${time}`);
      await send();
    }
    expect(await told()).toEqual(['오늘 마감해요', '내일 마감해요']);
  });

  test('wait for the morning, and are told the evening before where that is too late', async () => {
    const id = await notice('2026-11-25T07:30+09:00');
    await set(id, [0]);
    moveTo('2026-11-24T08:00');
    await send();
    expect(await told()).toEqual([]);
    moveTo('2026-11-24T20:49');
    await send();
    expect(await told()).toEqual([]);
    // Early enough to be tried again, and a second time it says nothing new.
    moveTo('2026-11-24T20:50');
    await send();
    moveTo('2026-11-24T20:59');
    await send();
    expect(await told()).toEqual(['내일 07:30에 마감해요']);
    expect(warned).toEqual([]);
  });

  test('that are set while those of the evening are sent are sent with the last of them', async () => {
    const id = await notice('2026-11-25T07:30+09:00');
    moveTo('2026-11-24T20:50');
    await send();
    moveTo('2026-11-24T20:55');
    await set(id, [0]);
    moveTo('2026-11-24T20:59');
    await send();
    expect(await told()).toEqual(['내일 07:30에 마감해요']);
  });

  test('have their times in the morning and in the evening, with room before the night', () => {
    expect(nextOf(NOTICE_ALARM_TIMES, at('2026-11-24T00:00')).map(({ runAt }) => runAt)).toEqual([
      at('2026-11-24T08:00'),
      at('2026-11-24T20:50'),
      at('2026-11-24T20:59'),
    ]);
  });

  test('say nothing in quiet hours, and are made up for in the morning', async () => {
    const id = await notice('2026-11-25T17:00+09:00');
    await set(id, [3, 1]);
    moveTo('2026-11-24T21:00');
    await send();
    moveTo('2026-11-25T07:59');
    await send();
    expect(await told()).toEqual([]);
    expect(warned).toEqual(
      Array(2).fill([
        { job: 'notice-alarms', key: 'a time' },
        'alarms met the quiet hours and wait for the morning',
      ]),
    );
    // A job begins a little after its time: by then that of the day before is more than a day past.
    moveTo('2026-11-25T08:00');
    clock.advance(500);
    await send();
    expect(await told()).toEqual(['오늘 17:00에 마감해요']);
    moveTo('2026-11-25T16:59');
    await send();
    expect(await told()).toHaveLength(1);
  });

  test('that nobody told for days are made up for while the notice is open, the last of them', async () => {
    await set(await notice('2026-11-28T17:00+09:00'), [7, 3]);
    await set(await notice('2026-11-26T17:00+09:00'), [3]);
    moveTo('2026-11-26T20:50');
    await send();
    await send();
    expect(await told()).toEqual(['2일 남았어요 · 11월 28일(토) 17:00 마감']);
  });

  test('keep what is still to be made up for when they are set again without a new day', async () => {
    const id = await notice('2026-11-25T17:00+09:00');
    await set(id, [3, 1]);
    moveTo('2026-11-24T09:00');
    await set(id, [1]);
    await send();
    expect(await told()).toEqual(['내일 17:00에 마감해요']);
  });

  test('that get a new day count from then: its moment may be past', async () => {
    const id = await notice('2026-11-25T17:00+09:00');
    await set(id, [0]);
    moveTo('2026-11-24T09:00');
    await set(id, [1, 0]);
    await send();
    expect(await told()).toEqual([]);
  });

  test('that were set after their moment are not told of it', async () => {
    const id = await notice('2026-11-25T17:00+09:00');
    moveTo('2026-11-25T09:00');
    await set(id, [0, 1]);
    moveTo('2026-11-25T10:00');
    await send();
    expect(await told()).toEqual([]);
  });

  test('of notices that are over, or never close, are not told', async () => {
    await set(await notice('2026-11-25T17:00+09:00', { isSaidOver: true }), [1]);
    await set(await notice(null), [1]);
    moveTo('2026-11-24T08:00');
    await send();
    expect(await told()).toEqual([]);
  });

  test('of notices that are gone from their source are told only once they are back', async () => {
    const id = await notice('2026-11-25T17:00+09:00');
    await set(id, [1]);
    const from = { sourceName: 'test', present: [] };
    await database.db.transaction((tx) => markGone(tx, from, { now: clock.now() }));
    moveTo('2026-11-24T08:00');
    await send();
    expect(await told()).toEqual([]);
    moveTo('2026-11-25T05:30');
    expect(await notice('2026-11-25T17:00+09:00')).toBe(id);
    moveTo('2026-11-25T08:00');
    clock.advance(500);
    await send();
    expect(await told()).toEqual(['오늘 17:00에 마감해요']);
  });

  const moveEnd = (text: string) =>
    database.db.update(notices).set({ until: `${text}+09:00`, closesAt: new Date(at(text)) });

  test('are not told again where another hour of that day is named, which is a correction', async () => {
    await set(await notice('2026-11-27T17:00+09:00'), [3]);
    moveTo('2026-11-24T08:00');
    await send();
    await moveEnd('2026-11-27T18:00');
    moveTo('2026-11-24T20:50');
    await send();
    expect(await told()).toEqual(['3일 남았어요 · 11월 27일(금) 17:00 마감']);
  });

  test('are told anew where the notice was moved to another day', async () => {
    const id = await notice('2026-11-25T17:00+09:00');
    await set(id, [1]);
    moveTo('2026-11-24T08:00');
    await send();
    await moveEnd('2026-11-27T17:00');
    moveTo('2026-11-26T08:00');
    await send();
    expect(await told()).toEqual(['내일 17:00에 마감해요', '내일 17:00에 마감해요']);
  });
});
