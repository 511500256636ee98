import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import { JobRepository } from '../../../server/db/jobs/job-repository';
import { NoticeDeliveryRepository } from '../../../server/db/notices/notice-delivery-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NoticeAlarmRepository } from '../../../server/db/notifications/notice-alarm-repository';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { jobs as jobTable } from '../../../server/db/schema/jobs';
import { ASK_PUBLIC_NOTICES, PUBLIC_NOTICE_TIMES } from '../../../server/jobs/ask-public-notices';
import { COUNT_ASIDE_JOBS, COUNT_TIMES } from '../../../server/jobs/count-aside';
import { FORGET_ASIDE_JOBS, FORGET_TIMES } from '../../../server/jobs/forget-old';
import { FORGET_PICTURE_TIMES } from '../../../server/jobs/forget-pictures';
import { NOTICE_ALARM_TIMES } from '../../../server/jobs/send-notice-alarms';
import { openJobs } from '../../../server/open-jobs';
import type { NewNotice } from '../../../server/ports/notices/notices';
import type { PublicNotices } from '../../../server/ports/notices/public-notices';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { noticeContent } from '../../support/notices';
import { listOf } from '../../support/public-notices';
import { fakePictures } from '../../support/fake-pictures';
import { MemoryImageStore } from '../../support/memory-image-store';

const noForgetting = () => ({
  pictures: fakePictures(),
  store: new MemoryImageStore({ now: () => 0 }),
  pictureIdOf: () => null,
  storeKeyOf: (id: string) => id,
  forgetSizes: () => Promise.resolve(),
});

describe.each(DATABASES)('a server that opens its jobs on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let asked: number;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    asked = 0;
  });
  afterEach(() => database.close());

  /** A service with these notices, that counts how often it is asked. */
  const service = (notices: readonly NewNotice[], isExample: boolean): PublicNotices => ({
    name: 'lh',
    isExample,
    ask: () => {
      asked += 1;
      return Promise.resolve({
        lists: [
          listOf(
            'all',
            notices.map(({ number }) => number),
          ),
        ],
        notices: (async function* () {
          for (const notice of notices) yield await Promise.resolve(notice);
        })(),
      });
    },
  });
  const open = (
    notices: readonly NewNotice[],
    { logger = pino({ level: 'silent' }), isExample = true } = {},
  ) =>
    openJobs({
      database,
      clock,
      logger,
      notifications: new NotificationRepository(database, clock, new OpenSignals(kind)),
      noticeAlarms: new NoticeAlarmRepository(database, clock),
      publicNotices: [service(notices, isExample)],
      forgetting: noForgetting(),
      pushing: {},
      hasExamples: isExample,
    });
  /** Starts a server, and forgets what it did, as it does itself after weeks. */
  async function startAndForget(notices: readonly NewNotice[]): Promise<void> {
    const jobs = open(notices);
    await jobs.askFirst();
    await jobs.close();
    await database.db.delete(jobTable);
  }

  test('asks for the first notices once in the life of its database', async () => {
    const notices = [{ ...noticeContent(), number: '1' }];
    await startAndForget(notices);
    expect(asked).toBe(1);
    await startAndForget(notices);
    expect(asked).toBe(1);
  });

  test('asks again while there were none', async () => {
    await startAndForget([]);
    await startAndForget([]);
    expect(asked).toBe(2);
  });

  test('with a key queues that once a day, while it has nothing real, and waits for nobody', async () => {
    const startWithKey = async () => {
      const jobs = open([], { isExample: false });
      await jobs.askFirst();
      await jobs.close();
      const rows = await database.db.select().from(jobTable);
      return rows.filter((row) => row.kind === ASK_PUBLIC_NOTICES);
    };
    const some = { ...noticeContent({ isExample: true }), number: '1' };
    await startAndForget([some]);
    const due = new Date(clock.now());
    expect(await startWithKey()).toMatchObject([{ key: 'first 20261120', runAt: due }]);
    clock.advance(MINUTE_MS);
    await database.db.update(jobTable).set({ doneAt: due });
    expect(await startWithKey()).toHaveLength(1);
    clock.advance(24 * 60 * MINUTE_MS);
    expect((await startWithKey()).map(({ key }) => key)).toEqual([
      'first 20261120',
      'first 20261121',
    ]);
    const real = [{ ...some, isExample: false }];
    const from = { source: 'PUBLIC' as const, sourceName: 'lh' };
    await new NoticeDeliveryRepository(database).take(real, from, clock.now());
    clock.advance(24 * 60 * MINUTE_MS);
    expect(await startWithKey()).toHaveLength(2);
    // Only the emulator was asked, and at once.
    expect(asked).toBe(1);
  });

  test('does all that is scheduled', async () => {
    const kinds = [
      ...NOTICE_ALARM_TIMES,
      ...FORGET_TIMES,
      ...FORGET_PICTURE_TIMES,
      ...COUNT_TIMES,
      ...PUBLIC_NOTICE_TIMES,
    ];
    const due = kinds.map((one) => ({ kind: one.kind, key: 'due', payload: {}, runAt: 0 }));
    await new JobRepository(database).add(due);
    const jobs = open([]);
    await jobs.askFirst();
    await jobs.close();
    const rows = await database.db.select().from(jobTable);
    const dueRows = rows.filter(({ key }) => key === 'due');
    expect(new Set(dueRows.map((one) => one.kind))).toEqual(new Set(due.map((one) => one.kind)));
    expect(
      dueRows.filter(({ doneAt, lastError }) => doneAt === null || lastError !== null),
    ).toEqual([]);
  });

  test('forgets jobs that are set aside for 180 days, and says how many there still are', async () => {
    const day = 24 * 3_600_000;
    const asideAt = (ago: number) => new Date(clock.now() - ago);
    const secret = {
      kind: 'tell',
      runAt: asideAt(0),
      payload: { to: '김한칸' },
      lastError: '비밀',
    };
    await database.db.insert(jobTable).values([
      { ...secret, key: 'too old', asideAt: asideAt(180 * day + 1) },
      { ...secret, key: 'old enough', asideAt: asideAt(180 * day) },
      { ...secret, key: 'new', asideAt: asideAt(0) },
    ]);
    const lines: string[] = [];
    const logger = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) });
    const run = async (kindOf: string, key: string) => {
      await new JobRepository(database).add([{ kind: kindOf, key, payload: {}, runAt: 0 }]);
      const jobs = open([], { logger });
      await jobs.askFirst();
      await jobs.close();
    };
    await run(FORGET_ASIDE_JOBS, 'due');
    const rows = await database.db.select().from(jobTable);
    expect(rows.filter((row) => row.kind === 'tell').map(({ key }) => key)).toEqual([
      'old enough',
      'new',
    ]);
    const said = async (key: string) => {
      lines.length = 0;
      await run(COUNT_ASIDE_JOBS, key);
      return lines.map((line) => JSON.parse(line) as unknown);
    };
    expect(await said('first')).toContainEqual({
      level: 40,
      aside: 2,
      msg: 'jobs are set aside, and are not tried again',
    });
    expect(lines.join('')).not.toMatch(/김한칸|비밀|old enough/);
    await database.db.delete(jobTable);
    expect(await said('second')).toContainEqual({
      level: 30,
      aside: 0,
      msg: 'no job is set aside',
    });
  });
});
