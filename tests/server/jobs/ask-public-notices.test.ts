import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays, seoulDay, type Fields } from '#core';
import type { Database } from '../../../server/db/database';
import { JobRepository } from '../../../server/db/jobs/job-repository';
import { NoticeDeliveryRepository } from '../../../server/db/notices/notice-delivery-repository';
import { jobs as jobTable } from '../../../server/db/schema/jobs';
import { noticeCorrections, notices } from '../../../server/db/schema/notices';
import { startEmulators } from '../../../server/emulators/start-emulators';
import type { Emulators } from '../../../server/emulators/emulators';
import {
  ASK_PUBLIC_NOTICES,
  PUBLIC_NOTICE_TIMES,
  publicNoticeJobs,
} from '../../../server/jobs/ask-public-notices';
import { JobRunner } from '../../../server/jobs/job-runner';
import { nextOf } from '../../../server/jobs/schedules';
import { publicNoticesOf } from '../../../server/outside/public-notices/public-notices-of';
import type { NoticeDeliveries } from '../../../server/ports/notifications/notice-deliveries';
import type { NewNotice } from '../../../server/ports/notices/notices';
import {
  NoticeServiceError,
  type NoticeQuestion,
  type PublicNotices,
} from '../../../server/ports/notices/public-notices';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { fakeCallCounts } from '../../support/fake-call-counts';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { noticeContent } from '../../support/notices';
import { watchedOutside } from '../../support/outside';
import { listOf } from '../../support/public-notices';

const HAPPY = '2026110199990001';
const DAY_MS = 24 * 60 * MINUTE_MS;

test('they are asked at half past five in Seoul', () => {
  const [next] = nextOf(PUBLIC_NOTICE_TIMES, Date.parse('2026-11-20T12:00:00+09:00'));
  expect(next).toMatchObject({
    kind: ASK_PUBLIC_NOTICES,
    runAt: Date.parse('2026-11-21T05:30:00+09:00'),
  });
});

describe.each(DATABASES)('public notices on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let closing: AbortController;
  let told: { what: string; about: Record<string, unknown> }[];

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    closing = new AbortController();
    told = [];
  });
  afterEach(() => database.close());

  const tell = (about: unknown, what?: string) =>
    void told.push({ what: what ?? '', about: about as Record<string, unknown> });
  const logger = { info: tell, warn: tell, error: tell } as never;

  /** Asks the services as the runner of jobs does, and again as often as a job is due. */
  async function ask(
    services: readonly PublicNotices[],
    deliveries: NoticeDeliveries = new NoticeDeliveryRepository(database),
  ): Promise<void> {
    const jobs = new JobRepository(database);
    const parts = { services, deliveries, jobs, clock, logger, cancel: closing.signal };
    const runner = new JobRunner({
      jobs,
      clock,
      logger,
      handlers: { ...publicNoticeJobs(parts), 'notice-corrected': () => Promise.resolve() },
      schedules: [],
    });
    const key = new Date(clock.now()).toISOString();
    await jobs.add([{ kind: ASK_PUBLIC_NOTICES, key, payload: {}, runAt: clock.now() }]);
    while ((await runner.look()) > 0) await runner.settled();
  }
  const stored = async () => {
    const rows = await database.db.select().from(notices).orderBy(notices.id);
    return rows.map(({ sourceName, number, until, goneOn, correctedOn, source, isExample }) => ({
      sourceName,
      number,
      until,
      goneOn,
      correctedOn,
      source,
      isExample,
    }));
  };
  const corrections = () => database.db.select().from(noticeCorrections);
  const waiting = async () =>
    (await database.db.select().from(jobTable))
      .filter((job) => job.doneAt === null)
      .map((job) => job.kind);

  /** A service with these notices; null is one that it could not tell. */
  const service = (
    given: readonly (NewNotice | null)[],
    part: { isWhole?: boolean; numbers?: readonly string[]; after?: () => void } = {},
  ): PublicNotices => ({
    name: 'lh',
    isExample: true,
    ask: () =>
      Promise.resolve({
        lists: [
          listOf(
            'all',
            part.numbers ?? given.map((notice, at) => notice?.number ?? `unread ${at}`),
            part.isWhole,
          ),
        ],
        notices: (async function* () {
          for (const notice of given) yield await Promise.resolve(notice);
          part.after?.();
        })(),
      }),
  });
  const notice = (number: number | string, part: Partial<NewNotice> = {}): NewNotice => ({
    ...noticeContent(part),
    number: String(number),
  });
  const some = (count: number) => Array.from({ length: count }, (_, at) => notice(at));
  const goneOf = async () =>
    (await stored()).filter(({ goneOn }) => goneOn !== null).map(({ number }) => number);

  describe('of the emulated services', () => {
    let emulators: Emulators;
    beforeEach(async () => {
      emulators = await startEmulators({ port: 0, clock, siteUrl: '' });
    });
    afterEach(() => emulators.close());
    const services = () =>
      publicNoticesOf(
        { publicNoticesKey: null },
        emulators,
        watchedOutside(clock),
        fakeCallCounts(clock),
      );

    test('are stored, and asked again they do not change', async () => {
      await ask(services());
      const first = await stored();
      expect(first).toHaveLength(12);
      for (const one of first)
        expect(one).toMatchObject({ source: 'PUBLIC', isExample: true, goneOn: null });
      expect(new Set(first.map(({ sourceName }) => sourceName))).toEqual(new Set(['lh', 'myhome']));
      clock.advance(MINUTE_MS);
      await ask(services());
      expect(await stored()).toEqual(first);
      expect(await corrections()).toEqual([]);
      const saidOf = (name: string) =>
        told.map(({ about }) => about).filter(({ service: of }) => of === name);
      expect(saidOf('lh')).toMatchObject([
        { listed: 8, added: 8, gone: 0 },
        { added: 0, changed: 0, unchanged: 8, unread: 0 },
      ]);
      expect(saidOf('myhome')).toMatchObject([{ listed: 4, added: 4 }, { unchanged: 4 }]);
    });

    test('that change are corrected, those that vanish are kept and marked, and come back', async () => {
      const find = async () => (await stored()).find(({ number }) => number === HAPPY);
      await ask(services());
      emulators.noticeBoard.correct(HAPPY, { CLSG_DT: '2026.12.11' });
      clock.advance(MINUTE_MS);
      await ask(services());
      expect(await find()).toMatchObject({
        until: '2026-12-11',
        correctedOn: '20261120',
        goneOn: null,
      });
      expect((await corrections()).map(({ changes }) => changes.map(({ field }) => field))).toEqual(
        [['UNTIL']],
      );

      emulators.noticeBoard.remove(HAPPY);
      clock.advance(MINUTE_MS);
      await ask(services());
      expect(await find()).toMatchObject({ until: '2026-12-11', goneOn: '20261120' });

      emulators.noticeBoard.restore(HAPPY);
      clock.advance(MINUTE_MS);
      await ask(services());
      expect(await find()).toMatchObject({ until: '2026-12-09T17:00+09:00', goneOn: null });
    });

    test('of long ago are learned of as long as they are open: that they change, end and vanish', async () => {
      const find = async () => (await stored()).find(({ number }) => number === HAPPY);
      const say = async (fields: Fields) => {
        emulators.noticeBoard.correct(HAPPY, { PAN_DT: '20260105', ...fields });
        clock.advance(MINUTE_MS);
        await ask(services());
        return find();
      };
      expect(await say({})).toMatchObject({ until: '2026-12-09T17:00+09:00', goneOn: null });
      expect(await say({ CLSG_DT: '2026.12.11' })).toMatchObject({ until: '2026-12-11' });
      emulators.noticeBoard.remove(HAPPY);
      clock.advance(MINUTE_MS);
      await ask(services());
      expect(await find()).toMatchObject({ goneOn: '20261120' });
      emulators.noticeBoard.restore(HAPPY);
      expect(await say({})).toMatchObject({ until: '2026-12-09T17:00+09:00', goneOn: null });
    });

    test('of one that fails are asked again later, and nothing of them is lost', async () => {
      await ask(services());
      const before = await stored();
      emulators.noticeBoard.fail('lh-list', 'over-limit');
      emulators.noticeBoard.correct('92026111', { pblancNm: '[예시] 이름이 바뀐 공고' });
      clock.advance(MINUTE_MS);
      await ask(services());
      expect(await stored()).toMatchObject(
        before.map(({ number, goneOn }) => ({ number, goneOn })),
      );
      expect((await corrections()).map(({ changes }) => changes[0]?.field)).toEqual(['TITLE']);
      expect(await waiting()).toEqual(['ask-one-notice-service']);

      emulators.noticeBoard.correct(HAPPY, { CLSG_DT: '2026.12.11' });
      clock.advance(DAY_MS);
      await ask(services());
      expect(await waiting()).toEqual([]);
      expect((await stored()).find(({ number }) => number === HAPPY)?.until).toBe('2026-12-11');
    });

    test('of which one cannot be told are stored without it', async () => {
      emulators.noticeBoard.fail('myhome-list', 'unknown-key');
      emulators.noticeBoard.fail('lh-supply', 'page');
      await ask(services());
      expect((await stored()).map(({ sourceName }) => sourceName)).toEqual(
        Array<string>(7).fill('lh'),
      );
    });
  });

  test('a service that fails in the middle leaves what it told, and marks nothing', async () => {
    await ask([service(some(60))]);
    const breaking = service(
      some(45).map((one) => ({ ...one, title: '바뀐 제목' })),
      {
        after: () => {
          throw new NoticeServiceError('503', true);
        },
      },
    );
    clock.advance(MINUTE_MS);
    await ask([breaking]);
    expect(await goneOf()).toEqual([]);
    expect((await stored()).filter(({ correctedOn }) => correctedOn !== null)).toHaveLength(45);
    expect(await waiting()).toEqual(['ask-one-notice-service']);
  });

  test('a process that closes in between is followed by another one', async () => {
    const first = closing;
    await ask([
      service(some(30), {
        after: () => {
          first.abort();
          first.signal.throwIfAborted();
        },
      }),
    ]);
    expect(await stored()).toHaveLength(20);
    closing = new AbortController();
    clock.advance(DAY_MS);
    await ask([service(some(30))]);
    expect(await stored()).toHaveLength(30);
    expect([await waiting(), await corrections()]).toEqual([[], []]);
  });

  test.each<[string, readonly string[], boolean, boolean]>([
    ['an empty list', [], true, false],
    ['fewer than half', ['0', '1', '2', '3', '4'], true, false],
    ['a list that is not whole', some(11).map(({ number }) => number), false, false],
    ['one that is gone', some(11).map(({ number }) => number), true, true],
  ])('of %s is believed what can be true', async (_, numbers, isWhole, isBelieved) => {
    await ask([service(some(12))]);
    clock.advance(MINUTE_MS);
    await ask([service([], { numbers, isWhole })]);
    expect(await goneOf()).toEqual(isBelieved ? ['11'] : []);
    const isTold = told.some(({ what }) => what.includes('none of it is marked as gone'));
    expect(isTold).toBe(!isBelieved);
  });

  describe('in several lists', () => {
    /** A service with these numbers in its lists, read in turn. */
    const lists = (given: Readonly<Record<string, readonly string[]>>): PublicNotices => ({
      name: 'lh',
      isExample: true,
      ask: () =>
        Promise.resolve({
          lists: Object.entries(given).map(([name, numbers]) => listOf(name, numbers)),
          notices: (async function* () {
            const most = Math.max(...Object.values(given).map(({ length }) => length));
            for (let at = 0; at < most; at += 1)
              for (const numbers of Object.values(given)) {
                const number = numbers[at];
                if (number !== undefined) yield await Promise.resolve(notice(number));
              }
          })(),
        }),
    });
    const numbered = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${name}-${at}`);
    const doubts = () =>
      told
        .filter(({ what }) => what.includes('none of it is marked'))
        .map(({ about }) => [about['list'], about['listed'], about['before']]);

    test.each<[string, readonly string[]]>([
      ['has nothing', []],
      ['has fewer than half', numbered('b', 5)],
    ])('of which one suddenly %s, that one alone is doubted', async (_, left) => {
      await ask([lists({ long: numbered('a', 30), short: numbered('b', 12) })]);
      clock.advance(MINUTE_MS);
      await ask([lists({ long: numbered('a', 29), short: left })]);
      expect(await goneOf()).toEqual(['a-29']);
      expect(doubts()).toEqual([['short', left.length, 12]]);
    });

    test('those of each are gone from each, and one that moves is not gone', async () => {
      await ask([lists({ long: numbered('a', 30), short: ['b-0', 'b-1'] })]);
      clock.advance(MINUTE_MS);
      await ask([lists({ long: [...numbered('a', 28), 'b-0'], short: ['a-29'] })]);
      expect((await goneOf()).toSorted()).toEqual(['a-28', 'b-1']);
      expect(doubts()).toEqual([]);
    });

    test('those that do not change are known to stand where they were last', async () => {
      const three = numbered('a', 3);
      const from = { source: 'PUBLIC' as const, sourceName: 'lh' };
      await new NoticeDeliveryRepository(database).take(
        three.map((one) => notice(one)),
        from,
        clock.now(),
      );
      await ask([lists({ old: numbered('b', 1) })]);
      expect(await goneOf()).toEqual([]);
      clock.advance(DAY_MS);
      await ask([lists({ old: numbered('b', 1), fresh: three })]);
      clock.advance(DAY_MS);
      await ask([lists({ old: numbered('b', 1), fresh: three.slice(1) })]);
      expect(await goneOf()).toEqual(['a-0']);
      expect(await corrections()).toMatchObject([
        { number: 1, changes: [{ field: 'STATUS', after: '기관의 목록에서 내려감' }] },
      ]);
    });
  });

  const daysAgo = (days: number) => addDays(seoulDay(clock.now()), -days);

  test('what was announced long ago and is open is asked for, and gone where no list has it', async () => {
    const until = {
      ended: '2026-11-19',
      endsToday: '2026-11-20',
      ends: '2026-12-31',
      endless: null,
    };
    const old = Object.entries(until).map(([number, end], at) =>
      notice(number, { announcedOn: daysAgo(200 + at), from: null, until: end }),
    );
    const questions: NoticeQuestion[] = [];
    const asking = (given: readonly NewNotice[]): PublicNotices => ({
      name: 'lh',
      isExample: true,
      ask: (question) => {
        questions.push(question);
        return service(given).ask(question);
      },
    });
    await ask([asking([...old, notice('new')])]);
    clock.advance(MINUTE_MS);
    await ask([asking([...old, notice('new')])]);
    expect(await goneOf()).toEqual([]);
    clock.advance(MINUTE_MS);
    await ask([asking([notice('new')])]);
    expect((await goneOf()).toSorted()).toEqual(['endless', 'ends', 'endsToday']);
    expect(questions.map(({ since, openFrom }) => [since, openFrom.toSorted()])).toEqual([
      [daysAgo(180), []],
      [daysAgo(180), [daysAgo(203), daysAgo(202), daysAgo(201)]],
      [daysAgo(180), [daysAgo(203), daysAgo(202), daysAgo(201)]],
    ]);
  });

  test('notices of another source, and those that are too old to be asked for, are not gone', async () => {
    const old = { announcedOn: daysAgo(175), from: null, until: '2026-11-19' } as const;
    await ask([service([notice('new'), notice('older', old)])]);
    const other = { source: 'IMPORT' as const, sourceName: 'operator' };
    await new NoticeDeliveryRepository(database).take([notice('theirs')], other, clock.now());
    clock.advance(MINUTE_MS);
    await ask([service([notice('newer')])]);
    expect(await goneOf()).toEqual(['new']);
  });

  test('of which many cannot be read the job is tried again; of a few it is not', async () => {
    await ask([service([...some(20), null])]);
    expect([(await stored()).length, await waiting()]).toEqual([20, []]);
    clock.advance(MINUTE_MS);
    await ask([service([...some(4), null])]);
    expect(await waiting()).toEqual(['ask-one-notice-service']);
    expect(told.some(({ about }) => about['unread'] === 1)).toBe(true);
  });

  test('leave their tables tidy, and counted for the planner', async () => {
    await ask([service(some(30))]);
    const { rows } = await database.pool.query(
      `select relname as table, reltuples::int as rows from pg_class
        where relname in ('notices', 'search_entries') order by relname`,
    );
    expect(rows).toEqual([
      { table: 'notices', rows: 30 },
      { table: 'search_entries', rows: 30 },
    ]);
  });

  test('that cannot be tidied are asked no second time for it', async () => {
    const tidy = () => Promise.reject(new Error('canceling statement'));
    await ask([service(some(3))], Object.assign(new NoticeDeliveryRepository(database), { tidy }));
    expect([await waiting(), (await stored()).length]).toEqual([[], 3]);
    expect(told.map(({ what }) => what)).toContain('the tables of notices were not tidied');
  });

  test('a job for a service that is no longer configured is done', async () => {
    await new JobRepository(database).add([
      { kind: 'ask-one-notice-service', key: 'x', payload: { service: 'lh' }, runAt: clock.now() },
    ]);
    await ask([]);
    expect([await waiting(), await stored()]).toEqual([[], []]);
  });
});
