import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres, type Database } from '../../../../server/db/database';
import { MemberRepository } from '../../../../server/db/accounts/member-repository';
import {
  listenAtPostgres,
  type ListenTiming,
} from '../../../../server/db/notifications/listen-at-postgres';
import { OpenSignals } from '../../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../../server/db/notifications/notification-repository';
import { createPostgresDatabase } from '../../../support/databases';
import { joinMember } from '../../../support/join-member';
import { MovingClock } from '../../../support/moving-clock';
import { openSilentLine, type SilentLine } from '../../../support/silent-line';
import { toldSince } from '../../../support/told-since';

const told = (memberId: number, key: string) => ({
  memberId,
  key,
  kind: 'NOTICE_ALARM' as const,
  title: key,
  message: '',
  NOTI_TARGET_CD: 'OPITG10002',
  LINK: '1',
});

describe('signals between processes on postgres', () => {
  const open: { close(): Promise<unknown> }[] = [];
  let url: string;
  let left: ReturnType<typeof writer>;
  let kim: number;

  beforeEach(async () => {
    const made = await createPostgresDatabase();
    url = made.url;
    open.push({ close: made.drop });
    left = writer();
    kim = await joinMember(new MemberRepository(left.database, new MovingClock()), 'kim');
  });
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close();
  });

  /** A process that writes and does not listen. */
  function writer() {
    const database: Database = openPostgres(url);
    open.push(database);
    const signals = new OpenSignals('postgres');
    return {
      database,
      repository: new NotificationRepository(database, new MovingClock(), signals),
    };
  }

  /** A process that listens; `beat` is called by hand, and what is to happen later happens at once. */
  function listener(at: string, connectMs = 10_000) {
    const signals = new OpenSignals('postgres');
    const happened = new EventEmitter();
    const counts = { heard: 0, warned: 0 };
    const note = (what: keyof typeof counts) => {
      counts[what] += 1;
      happened.emit(what);
    };
    signals.listen(kim, () => {
      note('heard');
    });
    let beat = (): void => undefined;
    const beats = { running: 0 };
    const timing: ListenTiming = {
      connectMs,
      every: (given) => {
        beat = given;
        beats.running += 1;
        return () => {
          beats.running -= 1;
        };
      },
      later: (run) => {
        const timer = setImmediate(run);
        return () => {
          clearImmediate(timer);
        };
      },
    };
    const errors: unknown[] = [];
    const warn = (about: { readonly err: unknown }) => {
      errors.push(about.err);
      note('warned');
    };
    const listening = listenAtPostgres(at, signals, { warn } as never, timing);
    open.push(listening);
    /** Resolves once something happened more often than so many times. */
    const after = async (what: keyof typeof counts, times: number): Promise<void> => {
      while (counts[what] <= times) await once(happened, what);
    };
    return {
      counts,
      after,
      errors,
      beat: () => {
        beat();
      },
      beats,
      listening,
    };
  }

  const isIn = async (key: string) =>
    (await toldSince(left.database, kim, 0)).some(({ title }) => title === key);

  test('are heard by every process, also after its connection broke', async () => {
    const right = listener(url);
    // It listens once it says that something may have been missed.
    await right.after('heard', 0);
    const before = right.counts.heard;
    await left.repository.add([told(kim, 'a')]);
    await right.after('heard', before);
    expect(await isIn('a')).toBe(true);

    const beforeBreak = right.counts.heard;
    await left.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    // Made anew, it says so again.
    await right.after('heard', beforeBreak);
    const afterBreak = right.counts.heard;
    await left.repository.add([told(kim, 'b')]);
    await right.after('heard', afterBreak);
    expect(right.counts.warned).toBe(1);
  });

  describe('over a line that can fall silent', () => {
    let line: SilentLine;
    beforeEach(async () => {
      line = await openSilentLine(url);
      open.push(line);
    });

    test('one that answers is kept, however often it is asked', async () => {
      const right = listener(line.url);
      await right.after('heard', 0);
      let last = await listening();
      const { pid } = last;
      for (let beats = 0; beats < 3; beats += 1) {
        right.beat();
        const { asked } = last;
        while (last.asked === asked || last.state !== 'idle') last = await listening();
        // What is told after the answer comes after it.
        const before = right.counts.heard;
        await left.repository.add([told(kim, `${beats}`)]);
        await right.after('heard', before);
      }
      expect([last.pid, right.counts.warned]).toEqual([pid, 0]);
    });

    test('one that is silent is noticed at the second beat, and nothing is lost', async () => {
      const right = listener(line.url);
      await right.after('heard', 0);
      line.fallSilent();
      const before = right.counts.heard;
      await left.repository.add([told(kim, 'a')]);
      right.beat();
      expect(right.counts).toEqual({ heard: before, warned: 0 });
      right.beat();
      expect(right.counts.warned).toBe(1);
      // It is made anew, and everybody looks.
      await right.after('heard', before);
      const afterBreak = right.counts.heard;
      await left.repository.add([told(kim, 'b')]);
      await right.after('heard', afterBreak);
      expect(right.counts.warned).toBe(1);
    });

    test('one that never comes about is given up, and asked for again', async () => {
      line.beSilent();
      const right = listener(line.url, 20);
      await right.after('warned', 1);
      expect(String(right.errors[0])).toContain('timeout');
      expect(right.counts.heard).toBe(0);
    });

    test('one that is silent keeps nobody from closing', async () => {
      const right = listener(line.url);
      await right.after('heard', 0);
      line.fallSilent();
      right.beat();
      await right.listening.close();
      expect([right.beats.running, right.counts.warned]).toEqual([0, 0]);
    });
  });

  /** The one connection that listens, and when it was asked last. */
  async function listening() {
    const { rows } = await left.database.pool.query<{ pid: number; asked: string; state: string }>(
      `select pid, query_start::text as asked, state from pg_stat_activity
        where datname = current_database() and query in ('listen hankan_members', 'select 1')
          and pid <> pg_backend_pid()`,
    );
    const [row, ...more] = rows;
    if (row === undefined || more.length > 0) throw new Error('one connection listens');
    return row;
  }
});
