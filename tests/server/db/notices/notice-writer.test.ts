import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { noticeChanges, type Notice, type NoticeContent } from '#core';
import { MemberRepository } from '../../../../server/db/accounts/member-repository';
import type { Database } from '../../../../server/db/database';
import { NoticeRepository } from '../../../../server/db/notices/notice-repository';
import { markGone, replaceOrAddNotices } from '../../../../server/db/notices/notice-writer';
import { NoticeAlarmRepository } from '../../../../server/db/notifications/notice-alarm-repository';
import { NOTICE_CORRECTED_JOB, type NewNotice } from '../../../../server/ports/notices/notices';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { joinMember } from '../../../support/join-member';
import { MovingClock } from '../../../support/moving-clock';
import { noticeContent, noticeDay, noticeUnit } from '../../../support/notices';
import { aNotice } from './notice-arbitrary';

const FROM = { source: 'PUBLIC', sourceName: 'test' } as const;
const at = (text: string): number => Date.parse(`2026-11-${text}+09:00`);
const DAY_1 = at('20T12:00:00');
const DAY_2 = at('21T00:00:00');

describe.each(DATABASES)('writing notices to %s', (kind) => {
  let database: Database;
  let repository: NoticeRepository;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    repository = new NoticeRepository(database);
  });
  afterEach(() => database.pool.query('delete from notices'));
  afterAll(() => database.close());

  const write = (notices: readonly NewNotice[], now = DAY_1, from: typeof FROM = FROM) =>
    database.db.transaction((tx) => replaceOrAddNotices(tx, notices, from, { now }));
  const gone = (present: readonly string[], now = DAY_1) =>
    database.db.transaction((tx) => markGone(tx, { sourceName: 'test', present }, { now }));
  async function stored(number = 'A'): Promise<Notice> {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from notices where number = $1',
      [number],
    );
    const found = await repository.one(rows[0]?.id ?? '', DAY_1);
    if (found === null) throw new Error('not there');
    return found.notice;
  }
  const writeA = (part: Partial<NoticeContent> = {}, now = DAY_1) =>
    write([aNotice('A', part)], now);

  test('what is delivered again on its day is no write', async () => {
    const three = ['A', 'B', 'C'].map((number) => aNotice(number));
    expect(await write(three)).toEqual({ added: 3, changed: 0, unchanged: 0 });
    const version = await repository.version();
    expect(await write(three, DAY_1 + 1000)).toEqual({ added: 0, changed: 0, unchanged: 3 });
    expect(await repository.version()).toBe(version);
    expect((await stored()).checkedAt).toBe(new Date(DAY_1).toISOString());
  });

  test('an end at midnight is kept as the day that it ends, whichever way it is delivered', async () => {
    await writeA({ until: '2026-11-26T00:00+09:00' });
    expect((await stored()).until).toBe('2026-11-25');
    for (const until of ['2026-11-25', '2026-11-26T00:00+09:00'])
      expect(await writeA({ until })).toEqual({ added: 0, changed: 0, unchanged: 1 });
    const { rows } = await database.pool.query('select closes_at from notices');
    expect(rows).toEqual([{ closes_at: new Date(at('26T00:00:00')) }]);
  });

  test('on another day it is only said that it was checked', async () => {
    await writeA();
    const [before, version] = [await stored(), await repository.version()];
    expect(await writeA({}, DAY_2)).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect(await stored()).toEqual({ ...before, checkedAt: new Date(DAY_2).toISOString() });
    expect(await repository.version()).not.toBe(version);
  });

  test('a correction has a job where somebody has an alarm, and only there', async () => {
    await write([aNotice('A'), aNotice('B'), aNotice('C')]);
    const accounts = new MemberRepository(database, new MovingClock());
    const alarms = new NoticeAlarmRepository(database, new MovingClock());
    const { id } = await stored('B');
    for (const name of ['kim', 'lee']) await alarms.set(await joinMember(accounts, name), id, [1]);
    const until = noticeDay(3, 1020);
    await write(
      ['A', 'B', 'C'].map((number) => aNotice(number, { until })),
      DAY_2,
    );
    for (const number of ['A', 'B', 'C'])
      expect((await stored(number)).corrections).toHaveLength(1);
    const { rows } = await database.pool.query('select kind, key, payload from jobs');
    const payload = { noticeId: id, number: 1, before: DAY_2 + 60_000 };
    expect(rows).toEqual([{ kind: NOTICE_CORRECTED_JOB, key: `${id} 1`, payload }]);
  });

  test('what changed is a correction, also where it changes back', async () => {
    const [first, second] = [noticeContent(), noticeContent({ until: noticeDay(3, 1020) })];
    await writeA(first);
    const { id } = await stored();
    expect(await writeA(second, DAY_2)).toEqual({ added: 0, changed: 1, unchanged: 0 });
    const one = { number: 1, on: '20261121', changes: noticeChanges(first, second) };
    expect(await stored()).toMatchObject({
      id,
      until: second.until,
      correctedOn: '20261121',
      corrections: [one],
      checkedAt: new Date(DAY_2).toISOString(),
    });
    await writeA(first, at('23T09:00:00'));
    const two = { number: 2, on: '20261123', changes: noticeChanges(second, first) };
    expect(await stored()).toMatchObject({
      id,
      until: first.until,
      correctedOn: '20261123',
      corrections: [two, one],
    });
    expect(one.changes).toHaveLength(1);
  });

  test('that it is over corrects a notice that has not come to its end, and no other', async () => {
    await write([aNotice('A'), aNotice('B'), aNotice('C')]);
    await write([aNotice('A', { isSaidOver: true })], at('25T16:59:00'));
    expect((await stored('A')).corrections).toMatchObject([{ changes: [{ field: 'STATUS' }] }]);
    const overAt = at('25T17:00:00');
    expect(await write([aNotice('B', { isSaidOver: true })], overAt)).toMatchObject({ changed: 1 });
    expect(await stored('B')).toMatchObject({
      status: 'EXPIRE',
      correctedOn: null,
      corrections: [],
      checkedAt: new Date(overAt).toISOString(),
    });
    await write([aNotice('C', { isSaidOver: true, schedule: [] })], overAt);
    expect((await stored('C')).corrections).toMatchObject([{ changes: [{ field: 'SCHEDULE' }] }]);
  });

  test('what the database holds differently is no change', async () => {
    const { ranks: _, ...rest } = { ranks: [], on: null };
    const unit = noticeUnit({ exchange: { from: 1, to: 2, ratePercent: 6.5 } });
    // The same, its fields in another order.
    const turned = Object.fromEntries(Object.entries(unit).reverse()) as unknown as typeof unit;
    await writeA({ units: [unit], conditions: { ...rest, ranks: [] } });
    await writeA({ units: [turned], conditions: { ranks: [], ...rest } }, DAY_2);
    expect(await stored()).toMatchObject({ correctedOn: null, corrections: [] });
  });

  test('numbers are those of a source', async () => {
    await writeA();
    const other = { source: 'IMPORT', sourceName: 'other' } as const;
    const counts = await database.db.transaction((tx) =>
      replaceOrAddNotices(tx, [aNotice('A', { title: '다른 곳' })], other, { now: DAY_1 }),
    );
    expect(counts.added).toBe(1);
    const { items, total } = await repository.list({
      filter: { areas: [], supplies: [], statuses: [], organisations: [] },
      sort: 'newest',
      limit: 10,
      cursor: null,
      now: DAY_1,
    });
    expect([total, items[0]?.title]).toEqual([2, '다른 곳']);
  });

  test('keeps the last of two deliveries of one number', async () => {
    const twice = ['먼저', '나중'].map((title) => aNotice('A', { title }));
    expect(await write(twice)).toEqual({ added: 1, changed: 0, unchanged: 1 });
    expect(await stored()).toMatchObject({ title: '나중', corrections: [] });
  });

  test('one that its source no longer has is kept and marked, and is back when it comes again', async () => {
    await write(['A', 'B'].map((number) => aNotice(number)));
    expect(await gone(['B', 'unknown'])).toBe(1);
    expect(await stored('A')).toMatchObject({ goneOn: '20261120', status: 'EXPIRE' });
    expect(await stored('B')).toMatchObject({ goneOn: null, status: 'OPEN' });
    const version = await repository.version();
    expect(await gone(['B'], DAY_2)).toBe(0);
    expect(await repository.version()).toBe(version);
    expect((await stored('A')).goneOn).toBe('20261120');
    expect(await writeA()).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(await stored('A')).toMatchObject({ goneOn: null, status: 'OPEN' });
  });

  test('that the source has it no more, and has it again, are corrections that are told', async () => {
    await writeA();
    const { id } = await stored('A');
    const member = await joinMember(new MemberRepository(database, new MovingClock()), 'gone');
    await new NoticeAlarmRepository(database, new MovingClock()).set(member, id, [1]);
    await gone([]);
    await writeA({}, DAY_2);
    const [there, away] = ['접수', '기관의 목록에서 내려감'];
    expect(await stored('A')).toMatchObject({
      correctedOn: '20261121',
      corrections: [
        { number: 2, on: '20261121', changes: [{ field: 'STATUS', before: away, after: there }] },
        { number: 1, on: '20261120', changes: [{ field: 'STATUS', before: there, after: away }] },
      ],
    });
    const { rows } = await database.pool.query('select key from jobs where key like $1', [
      `${id} %`,
    ]);
    expect(rows).toEqual([{ key: `${id} 1` }, { key: `${id} 2` }]);
  });

  test('what was over before it left its source, or comes back over, is corrected by neither', async () => {
    await write([aNotice('A'), aNotice('B', { until: null })]);
    const overAt = at('25T17:00:00');
    expect(await gone(['B'], overAt)).toBe(1);
    await write([aNotice('A')], overAt + 1000);
    expect(await stored('A')).toMatchObject({ goneOn: null, correctedOn: null, corrections: [] });
    expect(await gone(['A'], overAt)).toBe(1);
    expect((await stored('B')).corrections).toHaveLength(1);
  });

  test('leaves nothing of a transaction that fails, and the version alone', async () => {
    const version = await repository.version();
    await expect(
      database.db.transaction(async (tx) => {
        await replaceOrAddNotices(tx, [aNotice('never')], FROM, { now: DAY_1 });
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(await repository.version()).toBe(version);
    await expect(stored('never')).rejects.toThrow('not there');
  });

  test('two that write one source at once wait for each other', async () => {
    const many = Array.from({ length: 30 }, (_, index) => aNotice(`N-${String(index)}`));
    const [a, b] = await Promise.all([write(many), write([...many].reverse())]);
    expect([a.added + b.added, a.unchanged + b.unchanged]).toEqual([30, 30]);
  });

  test('text that is none, and days at the ends of time, can be stored', async () => {
    const odd = '앞\0뒤\ud83d끝 \u202e<img src=x onerror=1> =1+1 😀';
    const text = '앞뒤끝 \u202e<img src=x onerror=1> =1+1 😀';
    const days = { from: '0001-01-01', until: '9999-12-31T23:59+09:00' };
    await writeA({
      ...days,
      title: odd,
      organisation: odd,
      summary: odd.repeat(2000),
      areas: [{ code: 'none', name: odd }],
      units: [noticeUnit({ name: odd })],
      conditions: {
        on: null,
        ranks: [{ name: odd, conditions: [{ kind: 'unread', text: odd }] }],
      },
      contact: { tel: odd, hours: null },
    });
    expect(await stored()).toMatchObject({
      ...days,
      title: text,
      organisation: text,
      summary: text.repeat(2000),
      areas: [{ code: 'none', name: text }],
      units: [{ name: text }],
      conditions: { on: null, ranks: [{ name: text, conditions: [{ kind: 'unread', text }] }] },
      contact: { tel: text, hours: null },
      status: 'OPEN',
    });
    expect(await writeA({ ...days, title: odd }, DAY_1)).toMatchObject({ changed: 1 });
    expect(await writeA({ ...days, title: odd }, DAY_1)).toMatchObject({ unchanged: 1 });
  });
});
