import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { openPostgres, type Database } from '../../../server/db/database';
import { replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { NoticeAlarmRepository } from '../../../server/db/notifications/notice-alarm-repository';
import { notices } from '../../../server/db/schema/notices';
import { createPostgresDatabase } from '../../support/databases';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { noticeContent } from '../../support/notices';
import { processFile } from '../../support/processes';
import { aMember } from '../accounts/sessions/session-database';

const MEMBERS = 12;
const NOTICES = 20;
/** As many jobs as a process does at once: when all of them stand, nothing is on its way. */
const AT_ONCE = 4;

/** A process that does jobs, and what it has said. */
class Worker {
  private readonly lines: string[] = [];
  private readonly waiting = new Set<() => void>();
  private readonly child;

  constructor(url: string, most = Infinity) {
    this.child = spawn(process.execPath, [processFile('jobs'), url, String(most)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    createInterface(this.child.stdout).on('line', (line) => {
      this.lines.push(line);
      for (const look of this.waiting) look();
    });
  }

  said(beginning: string): readonly string[] {
    return this.lines.filter((line) => line.startsWith(beginning));
  }

  /** Resolves once it has said so many lines that begin so. */
  says(beginning: string, times = 1): Promise<void> {
    return allSay([this], beginning, times);
  }

  /** Calls after each line, and now. */
  listen(hear: () => void): void {
    this.waiting.add(hear);
    hear();
  }

  moveOn(ms: number): void {
    this.child.stdin.write(`${ms}\n`);
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** Resolves once they have said so many lines that begin so, together. */
function allSay(workers: readonly Worker[], beginning: string, times: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (workers.flatMap((one) => one.said(beginning)).length >= times) resolve();
    };
    for (const one of workers) one.listen(look);
  });
}

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const worker = (url: string, most?: number): Worker => {
  const made = new Worker(url, most);
  ends.push(() => made.kill());
  return made;
};

const clock = new MovingClock();

/** So many notices whose title says how often they were written. */
async function writeNotices(database: Database, edition: string): Promise<void> {
  const given = Array.from({ length: NOTICES }, (_, at) => ({
    ...noticeContent({ title: `${at}번 공고 ${edition}` }),
    number: String(at),
  }));
  const from = { source: 'IMPORT', sourceName: 'test' } as const;
  await database.db.transaction((tx) => replaceOrAddNotices(tx, given, from, { now: clock.now() }));
}

/** Members who all have an alarm for all notices. */
async function waitForNotices(database: Database): Promise<void> {
  const alarms = new NoticeAlarmRepository(database, clock);
  const ids = await database.db.select({ id: notices.id }).from(notices);
  for (let count = 0; count < MEMBERS; count += 1) {
    const member = await aMember(database, clock.now());
    for (const { id } of ids) await alarms.set(member, String(id), [1]);
  }
}

async function rowsOf(database: Database, statement: string): Promise<readonly unknown[]> {
  return (await database.pool.query<Record<string, unknown>>(statement)).rows;
}

test('what a killed process had begun is done by another, and everybody is told once', async () => {
  const { url, drop } = await createPostgresDatabase();
  ends.push(drop);
  const database = openPostgres(url);
  ends.push(() => database.close());
  await writeNotices(database, '초판');
  await waitForNotices(database);
  await writeNotices(database, '정정');

  // It dies with jobs in its hands, of which some members have been told.
  const doomed = worker(url, MEMBERS * 5 + 5);
  await doomed.says('stands', AT_ONCE);
  await doomed.kill();
  const left = 'select key from jobs where done_at is null';
  const held = `${left} and lease_until is not null`;
  const undone = (await rowsOf(database, left)).length;
  const interrupted = (await rowsOf(database, held)).length;
  expect(interrupted).toBeGreaterThan(0);

  const other = worker(url);
  await other.says('did', undone - interrupted);
  // Until their lease has ended, those are still the dead one's.
  expect(other.said('did').filter((line) => !line.endsWith('attempt 1'))).toEqual([]);
  other.moveOn(MINUTE_MS);
  await other.says('did', undone);

  expect(other.said('did').filter((line) => line.endsWith('attempt 2'))).toHaveLength(interrupted);
  const each = 'select count(*)::int as told from notifications group by member_id';
  expect(await rowsOf(database, each)).toEqual(Array(MEMBERS).fill({ told: NOTICES }));
  const pairs = 'select count(distinct (member_id, link))::int as pairs from notifications';
  expect(await rowsOf(database, pairs)).toEqual([{ pairs: MEMBERS * NOTICES }]);
});

test('two processes at once do every job once', async () => {
  const { url, drop } = await createPostgresDatabase();
  ends.push(drop);
  const database = openPostgres(url);
  ends.push(() => database.close());
  await writeNotices(database, '초판');
  await waitForNotices(database);
  const both = [worker(url), worker(url)];
  await Promise.all(both.map((one) => one.says('open')));
  await writeNotices(database, '정정');
  const left = 'select key from jobs where done_at is null';
  await allSay(both, 'stored', NOTICES);
  expect(await rowsOf(database, left)).toEqual([]);
  const did = both.flatMap((one) => one.said('did'));
  expect(new Set(did).size).toBe(NOTICES);
  expect(did).toHaveLength(NOTICES);
  expect(await rowsOf(database, 'select count(*)::int as told from notifications')).toEqual([
    { told: MEMBERS * NOTICES },
  ]);
});
