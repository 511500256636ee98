import { Cron } from 'croner';
import type { NewJob } from '../ports/jobs';

/** A job that comes again and again. */
export interface Schedule {
  /** Which handler does it. */
  readonly kind: string;
  /** Minute, hour, day, month, weekday in Asia/Seoul: `0 8 * * *` is every day at 8. */
  readonly pattern: string;
}

/**
 * The next time of each schedule after a moment, as a job. It is queued before it is due: a server
 * that stood still at the time does it when it is back, once. Throws for a pattern that is none.
 */
export function nextOf(schedules: readonly Schedule[], now: number): NewJob[] {
  return schedules.flatMap(({ kind, pattern }) => {
    const next = new Cron(pattern, { timezone: 'Asia/Seoul', paused: true }).nextRun(new Date(now));
    return next === null
      ? []
      : [{ kind, key: next.toISOString(), payload: {}, runAt: next.getTime() }];
  });
}
