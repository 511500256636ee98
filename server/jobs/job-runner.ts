import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '#core';
import type { Jobs, TakenJob } from '../ports/jobs';
import { errorInShort } from '../shared/error-in-short';
import { nextOf, type Schedule } from './schedules';

/** Does a job; it may be called a second time for the same one. Rejects where it failed. */
export type JobHandler = (payload: unknown, job: TakenJob) => Promise<void>;

interface RunnerParts {
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  /** By the kind of job. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly schedules: readonly Schedule[];
}

/** How often it looks for jobs that are due. */
const POLL_MS = 1000;
/** A process that says nothing for so long has died, and its jobs are others'. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
/** At a time: more would only wait, and would be held back from other processes. */
const MOST = 4;
const MINUTE_MS = 60_000;
/**
 * Waits before it is tried again: at once where it was a moment's fault, later for what takes longer;
 * after the last it is set aside.
 */
const AGAIN_MS = [10_000, ...[1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS)];

/** Takes the jobs that are due and does them, in this process, beside others that do the same. */
export class JobRunner {
  private readonly owner = randomUUID();
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();
  private isOpen = false;
  private isLooking = false;
  /** It took as many as it could at its last look. */
  private mayBeMore = false;
  private scheduledAt = -Infinity;

  constructor(private readonly parts: RunnerParts) {}

  start(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.lookSoon(0);
  }

  /** Takes no more; resolves when what was begun is over. */
  async close(): Promise<void> {
    this.isOpen = false;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.looking;
    await Promise.all(this.running);
  }

  /** Queues what is scheduled and begins what is due; answers how many jobs it began. */
  async look(): Promise<number> {
    const { jobs, clock } = this.parts;
    await this.schedule();
    const now = clock.now();
    const free = MOST - this.running.size;
    if (free <= 0) return 0;
    const taken = await jobs.take({
      owner: this.owner,
      now,
      leaseUntil: now + LEASE_MS,
      most: free,
    });
    this.mayBeMore = taken.length === free;
    for (const job of taken) this.begin(job);
    return taken.length;
  }

  /** Resolves when all that was begun is over. */
  async settled(): Promise<void> {
    await Promise.all(this.running);
  }

  private lookSoon(ms: number): void {
    if (!this.isOpen || this.isLooking) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.looking = this.lookSafely();
    }, ms).unref();
  }

  private async lookSafely(): Promise<void> {
    this.isLooking = true;
    try {
      await this.look();
    } catch (error) {
      // The database may be away for a moment.
      this.mayBeMore = false;
      this.parts.logger.warn({ err: error }, 'no look for jobs');
    }
    this.isLooking = false;
    this.lookSoon(this.mayBeMore && this.running.size < MOST ? 0 : POLL_MS);
  }

  /** Once a minute. */
  private async schedule(): Promise<void> {
    const { jobs, clock, schedules } = this.parts;
    const now = clock.now();
    if (Math.abs(now - this.scheduledAt) < MINUTE_MS) return;
    await jobs.add(nextOf(schedules, now));
    this.scheduledAt = now;
  }

  private begin(job: TakenJob): void {
    const work = this.work(job).finally(() => {
      this.running.delete(work);
      // A long row of jobs does not wait for the clock.
      if (this.mayBeMore) this.lookSoon(0);
    });
    this.running.add(work);
  }

  /** Never rejects. */
  private async work(job: TakenJob): Promise<void> {
    const { jobs, clock, handlers, logger } = this.parts;
    const renewing = setInterval(() => {
      jobs.renew(job.id, this.owner, clock.now() + LEASE_MS).catch(() => undefined);
    }, RENEW_MS).unref();
    try {
      const handler = handlers[job.kind];
      if (handler === undefined) throw new Error(`nobody does jobs of the kind ${job.kind}`);
      // Nobody told of its failures: it ends the processes that do it.
      if (job.attempt > AGAIN_MS.length + 1) throw new Error('each process that did it has died');
      await handler(job.payload, job);
      await jobs.done(job.id, this.owner, clock.now());
    } catch (error) {
      await this.fail(job, error).catch((also: unknown) => {
        // Its lease ends, and it is taken again.
        logger.error({ err: also, job: job.kind }, 'a failed job could not be put back');
      });
    } finally {
      clearInterval(renewing);
    }
  }

  private async fail(job: TakenJob, error: unknown): Promise<void> {
    const { jobs, clock, logger } = this.parts;
    const now = clock.now();
    const wait = AGAIN_MS[job.attempt - 1] ?? null;
    const again = wait === null ? null : now + wait;
    const about = { err: error, job: job.kind, key: job.key, attempt: job.attempt };
    if (again === null) logger.error(about, 'a job failed too often and is set aside');
    else logger.warn(about, 'a job failed and will be tried again');
    await jobs.failed(job.id, this.owner, {
      now,
      again,
      why: JSON.stringify(errorInShort(error)),
    });
  }
}
