import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Jobs, NewJob, TakenJob } from '../../../server/ports/jobs';
import { JobRepository } from '../../../server/db/jobs/job-repository';
import { JobRunner, type JobHandler } from '../../../server/jobs/job-runner';
import type { Database } from '../../../server/db/database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';

const DAY_MS = 24 * 60 * MINUTE_MS;
const RENEW_MS = 20_000;

/** Jobs whose renewed leases can be waited for: a runner does not. */
class RenewedJobs extends JobRepository {
  readonly renewals: Promise<boolean>[] = [];

  override renew(...given: Parameters<Jobs['renew']>): Promise<boolean> {
    const renewal = super.renew(...given);
    this.renewals.push(renewal);
    return renewal;
  }
}

describe.each(DATABASES)('jobs on %s', (kind) => {
  let database: Database | null = null;
  const runners: JobRunner[] = [];

  afterEach(async () => {
    vi.useRealTimers();
    for (const runner of runners.splice(0)) await runner.close();
    await database?.close();
    database = null;
  });

  async function world() {
    database = await openTestDatabase(kind);
    const clock = new MovingClock();
    const jobs = new RenewedJobs(database);
    const said: string[] = [];
    const logger = {
      error: (_about: unknown, what?: string) => said.push(`error: ${what ?? ''}`),
      warn: (_about: unknown, what?: string) => said.push(`warn: ${what ?? ''}`),
    } as never;
    const runner = (
      handlers: Readonly<Record<string, JobHandler>>,
      schedules: readonly { kind: string; pattern: string }[] = [],
      own: Jobs = jobs,
    ) => {
      const made = new JobRunner({ jobs: own, clock, logger, handlers, schedules });
      runners.push(made);
      return made;
    };
    const job = (key: string, part: Partial<NewJob> = {}): NewJob => ({
      kind: 'greet',
      key,
      payload: { to: key },
      runAt: clock.now(),
      ...part,
    });
    return { clock, jobs, said, runner, job };
  }

  test('does what is due with what it was given, and nothing earlier', async () => {
    const { clock, jobs, runner, job } = await world();
    await jobs.add([job('now'), job('later', { runAt: clock.now() + MINUTE_MS })]);
    const done: unknown[] = [];
    const one = runner({ greet: (payload) => Promise.resolve(done.push(payload)).then() });
    expect(await one.look()).toBe(1);
    await one.settled();
    expect(done).toEqual([{ to: 'now' }]);
    clock.advance(MINUTE_MS);
    expect(await one.look()).toBe(1);
    await one.settled();
    expect(done).toEqual([{ to: 'now' }, { to: 'later' }]);
    expect(await one.look()).toBe(0);
  });

  test('queues a job of one key once, done or not', async () => {
    const { jobs, runner, job } = await world();
    await jobs.add([job('a'), job('a')]);
    let count = 0;
    const one = runner({
      greet: () => {
        count += 1;
        return Promise.resolve();
      },
    });
    await one.look();
    await one.settled();
    await jobs.add([job('a')]);
    expect(await one.look()).toBe(0);
    expect(count).toBe(1);
  });

  test('has several processes do each job once', async () => {
    const { jobs, runner, job } = await world();
    await jobs.add(Array.from({ length: 40 }, (_, at) => job(String(at))));
    const done: string[] = [];
    const greet: JobHandler = (_payload, { key }) => {
      done.push(key);
      return Promise.resolve();
    };
    const [left, right] = [runner({ greet }), runner({ greet })];
    for (let begun = 1; begun > 0;) {
      const counts = await Promise.all([left.look(), right.look()]);
      await Promise.all([left.settled(), right.settled()]);
      begun = Math.max(...counts);
    }
    expect(done).toHaveLength(40);
    expect(new Set(done).size).toBe(40);
  });

  test('gives a job to another process once the lease of a dead one has ended', async () => {
    const { clock, jobs, runner, job } = await world();
    await jobs.add([job('a')]);
    // A process that took it and was killed.
    const taken = { owner: 'dead', now: clock.now(), leaseUntil: clock.now() + MINUTE_MS, most: 4 };
    expect(await jobs.take(taken)).toHaveLength(1);
    const done: TakenJob[] = [];
    const other = runner({ greet: (_payload, one) => Promise.resolve(done.push(one)).then() });
    expect(await other.look()).toBe(0);
    clock.advance(MINUTE_MS);
    expect(await other.look()).toBe(1);
    await other.settled();
    expect(done.map(({ key, attempt }) => [key, attempt])).toEqual([['a', 2]]);
    // What the dead one would still say counts no more.
    expect(await jobs.renew(done[0]?.id ?? 0, 'dead', clock.now() + MINUTE_MS)).toBe(false);
  });

  test('keeps a job from others for as long as it is worked at, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { clock, jobs, runner, job } = await world();
    await jobs.add([job('a')]);
    let finish = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const begun: string[] = [];
    const greet: JobHandler = (_payload, { key }) => {
      begun.push(key);
      return waiting;
    };
    const [one, other] = [runner({ greet }), runner({ greet })];
    expect(await one.look()).toBe(1);
    const taken: number[] = [];
    // Three leases long.
    for (let passed = 0; passed < 3 * MINUTE_MS; passed += RENEW_MS) {
      clock.advance(RENEW_MS);
      vi.advanceTimersByTime(RENEW_MS);
      await Promise.all(jobs.renewals);
      taken.push(await other.look());
    }
    finish();
    await one.settled();
    expect(taken).toEqual(Array(9).fill(0));
    expect(await Promise.all(jobs.renewals)).toEqual(Array(9).fill(true));
    expect(vi.getTimerCount()).toBe(0);
    clock.advance(MINUTE_MS);
    expect(await other.look()).toBe(0);
    expect(begun).toEqual(['a']);
  });

  test('tries a job that failed again, later each time, and sets it aside in the end', async () => {
    const { clock, jobs, said, runner, job } = await world();
    await jobs.add([job('a')]);
    let attempts = 0;
    const one = runner({
      greet: () => {
        attempts += 1;
        return Promise.reject(new Error('nobody is at home'));
      },
    });
    const minutes = [1, 5, 15, 60, 180, 360, 720].map((each) => each * MINUTE_MS);
    for (const wait of [0, 10_000, ...minutes]) {
      clock.advance(Math.max(wait - 1, 0));
      if (wait > 0) expect(await one.look()).toBe(0);
      clock.advance(Math.min(wait, 1));
      expect(await one.look()).toBe(1);
      await one.settled();
    }
    expect(attempts).toBe(9);
    expect(said.at(-1)).toBe('error: a job failed too often and is set aside');
    clock.advance(30 * DAY_MS);
    expect(await one.look()).toBe(0);
  });

  test('sets a job aside whose processes all die', async () => {
    const { clock, jobs, said, runner, job } = await world();
    await jobs.add([job('a')]);
    for (let died = 0; died < 9; died += 1) {
      const now = clock.now();
      const taken = { owner: `dead ${died}`, now, leaseUntil: now + MINUTE_MS, most: 4 };
      expect(await jobs.take(taken)).toHaveLength(1);
      clock.advance(MINUTE_MS);
    }
    let count = 0;
    const one = runner({
      greet: () => {
        count += 1;
        return Promise.resolve();
      },
    });
    await one.look();
    await one.settled();
    expect(count).toBe(0);
    expect(said).toEqual(['error: a job failed too often and is set aside']);
  });

  test('sets a job of a kind that nobody does aside as one that fails', async () => {
    const { jobs, said, runner, job } = await world();
    await jobs.add([job('a', { kind: 'unknown' })]);
    const one = runner({});
    await one.look();
    await one.settled();
    expect(said).toEqual(['warn: a job failed and will be tried again']);
  });

  test('does what is scheduled at its time in Seoul, once for all processes', async () => {
    const { clock, runner } = await world();
    const done: string[] = [];
    const daily = { kind: 'morning', pattern: '0 8 * * *' };
    const morning: JobHandler = (_payload, { key }) => Promise.resolve(done.push(key)).then();
    const both = [runner({ morning }, [daily]), runner({ morning }, [daily])];
    // From noon until noon two days later, a look in each half hour.
    for (let half = 0; half <= 96; half += 1) {
      for (const one of both) {
        await one.look();
        await one.settled();
      }
      clock.advance(30 * MINUTE_MS);
    }
    expect(done).toEqual(['2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z']);
  });

  test('makes up for a time at which no process ran, once', async () => {
    const { clock, runner } = await world();
    const done: string[] = [];
    const daily = { kind: 'morning', pattern: '0 8 * * *' };
    const morning: JobHandler = (_payload, { key }) => Promise.resolve(done.push(key)).then();
    await runner({ morning }, [daily]).look();
    clock.advance(3 * DAY_MS);
    const after = runner({ morning }, [daily]);
    await after.look();
    await after.settled();
    expect(done).toEqual(['2026-11-20T23:00:00.000Z']);
  });

  test('finishes what it has begun before it is closed', async () => {
    const { jobs, runner, job } = await world();
    await jobs.add([job('a')]);
    let finish = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let isDone = false;
    const one = runner({
      greet: async () => {
        await waiting;
        isDone = true;
      },
    });
    await one.look();
    const closing = one.close();
    expect(isDone).toBe(false);
    finish();
    await closing;
    expect(isDone).toBe(true);
  });

  test('keeps of a failure what broke and where, and nothing of whom it was about', async () => {
    const { jobs, runner, job } = await world();
    await jobs.add([job('a')]);
    const cause = Object.assign(new TypeError('no such notice: 비밀'), { code: '23503' });
    const one = runner({
      greet: () => Promise.reject(new Error('params: 김한칸, 내일 17:00에 마감해요', { cause })),
    });
    await one.look();
    await one.settled();
    const { rows } = (await database?.pool.query<{ last_error: string }>(
      'select last_error from jobs',
    )) ?? { rows: [] };
    expect(rows[0]?.last_error).toMatch(
      /^{"type":"Error","cause":{"type":"TypeError","code":"23503".+job-runner\.test\.ts/,
    );
    expect(rows[0]?.last_error).not.toMatch(/params|비밀|한칸|마감/);
  });

  test('forgets the longest done first, so many at a time, and keeps the rest', async () => {
    const { clock, jobs, job } = await world();
    const take = () =>
      jobs.take({ owner: 'me', now: clock.now(), leaseUntil: clock.now() + 1, most: 1 });
    await jobs.add(['aside', 'first', 'second', 'third', 'open'].map((key) => job(key)));
    for (const key of ['aside', 'first', 'second', 'third']) {
      const [taken] = await take();
      expect(taken?.key).toBe(key);
      const failed = { now: clock.now(), again: null, why: 'a\0b' };
      if (key === 'aside') await jobs.failed(taken?.id ?? 0, 'me', failed);
      else await jobs.done(taken?.id ?? 0, 'me', clock.now());
      clock.advance(MINUTE_MS);
    }
    // The third was done at that very moment, which is not before it.
    const before = clock.now() - MINUTE_MS;
    const left = async () =>
      (await database?.pool.query('select key, last_error from jobs order by id'))?.rows;
    expect(await jobs.forgetDone(before, 1)).toBe(1);
    expect(await left()).not.toContainEqual({ key: 'first', last_error: null });
    expect(await jobs.forgetDone(before, 5)).toBe(1);
    expect(await jobs.forgetDone(before, 5)).toBe(0);
    expect(await left()).toEqual([
      { key: 'aside', last_error: 'ab' },
      { key: 'third', last_error: null },
      { key: 'open', last_error: null },
    ]);
  });

  test('counts those that are set aside, and forgets the longest of them first', async () => {
    const { clock, jobs, job } = await world();
    expect(await jobs.countAside()).toBe(0);
    await jobs.add(['first', 'second', 'third', 'done', 'open'].map((key) => job(key)));
    for (const key of ['first', 'second', 'third', 'done']) {
      const { now, owner } = { now: clock.now(), owner: 'me' };
      const [taken] = await jobs.take({ owner, now, leaseUntil: now + 1, most: 1 });
      expect(taken?.key).toBe(key);
      const id = taken?.id ?? 0;
      if (key === 'done') await jobs.done(id, owner, now);
      else await jobs.failed(id, owner, { now, again: null, why: key });
      clock.advance(MINUTE_MS);
    }
    expect(await jobs.countAside()).toBe(3);
    // The third was set aside at that very moment, which is not before it.
    const before = clock.now() - 2 * MINUTE_MS;
    const left = async () =>
      (await database?.pool.query<{ key: string }>('select key from jobs order by id'))?.rows.map(
        ({ key }) => key,
      );
    expect(await jobs.forgetAside(before, 1)).toBe(1);
    expect(await left()).toEqual(['second', 'third', 'done', 'open']);
    expect(await jobs.forgetAside(before, 5)).toBe(1);
    expect(await jobs.forgetAside(before, 5)).toBe(0);
    expect(await left()).toEqual(['third', 'done', 'open']);
    expect(await jobs.countAside()).toBe(1);
  });
});
