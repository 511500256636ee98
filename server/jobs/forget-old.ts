import type { Clock } from '#core';
import type { Schedule } from './schedules';

const DAY_MS = 86_400_000;
/** One statement; nobody waits longer than for these. */
const BATCH = 1000;

export const FORGET_NOTIFICATIONS = 'forget-notifications';
export const FORGET_DONE_JOBS = 'forget-done-jobs';
export const FORGET_ASIDE_JOBS = 'forget-aside-jobs';

/** Done jobs are known so long, so that they are not queued again. */
export const DONE_JOB_DAYS = 40;
/** So long somebody may look into why a job was set aside. */
export const ASIDE_JOB_DAYS = 180;

export const FORGET_TIMES: readonly Schedule[] = [
  // While nobody is told anything, and few read.
  { kind: FORGET_NOTIFICATIONS, pattern: '40 4 * * *' },
  // Of what many processes do there are few at a time.
  { kind: FORGET_DONE_JOBS, pattern: '25 * * * *' },
  { kind: FORGET_ASIDE_JOBS, pattern: '25 * * * *' },
];

interface ForgetParts {
  /** Forgets of what is from before a moment (ms) the oldest, at most so many; answers how many. */
  readonly forget: (before: number, most: number) => Promise<number>;
  readonly days: number;
  readonly clock: Clock;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

/** Forgets what is older than it is kept, some at a time. */
export async function forgetOld({ forget, days, clock, cancel }: ForgetParts): Promise<void> {
  const before = clock.now() - days * DAY_MS;
  for (let forgotten = BATCH; forgotten === BATCH;) {
    cancel.throwIfAborted();
    forgotten = await forget(before, BATCH);
  }
}
