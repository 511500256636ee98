import type { Clock } from '#core';
import type { Schedule } from './schedules';

const DAY_MS = 86_400_000;
/** One statement; nobody waits longer than for these. */
const BATCH = 1000;

export const FORGET_NOTIFICATIONS = 'forget-notifications';
export const FORGET_DONE_JOBS = 'forget-done-jobs';
export const FORGET_ASIDE_JOBS = 'forget-aside-jobs';
export const FORGET_POST_VIEWS = 'forget-post-views';
export const FORGET_DEAL_VIEWS = 'forget-deal-views';
export const FORGET_DEAL_SHOWINGS = 'forget-deal-showings';
export const FORGET_DEAL_WORDS = 'forget-deal-words';
export const FORGET_MEMBER_WRITES = 'forget-member-writes';
export const FORGET_SILENT_ROOMS = 'forget-silent-rooms';
export const FORGET_OVER_PLACES = 'forget-over-places';
export const FORGET_OVER_REQUESTS = 'forget-over-requests';
export const FORGET_OVER_FINDS = 'forget-over-finds';
export const FORGET_OVER_COLLECTIONS = 'forget-over-collections';
export const FORGET_OLD_REPORTS = 'forget-old-reports';
export const FORGET_CHECKLISTS = 'forget-checklists';
export const FORGET_CHECKLIST_SHARES = 'forget-checklist-shares';

/** Done jobs are known so long, so that they are not queued again. */
export const DONE_JOB_DAYS = 40;
/** So long somebody may look into why a job was set aside. */
export const ASIDE_JOB_DAYS = 180;

/** A reader counts once a day, of posts as of deals; the day before is for clocks that differ. */
export const VIEW_DAYS = 1;
/** So long the same sending is the same write: longer than anybody tries again by themselves. */
export const MEMBER_WRITE_DAYS = 30;
/** So long it is remembered that a checklist was deleted (spec/readings R51). */
export const TOMBSTONE_DAYS = 30;
/** So long open pages may still hear that a collection is gone, or that somebody is in it no more. */
export const OVER_COLLECTION_DAYS = 30;
/** What a dispute may be about is kept for three years (spec/facts F7.2), one of which may be a longer one. */
export const DISPUTE_DAYS = 3 * 365 + 1;

export const FORGET_TIMES: readonly Schedule[] = [
  // While nobody is told anything, and few read.
  { kind: FORGET_NOTIFICATIONS, pattern: '40 4 * * *' },
  // Of what many processes do there are few at a time.
  { kind: FORGET_DONE_JOBS, pattern: '25 * * * *' },
  { kind: FORGET_ASIDE_JOBS, pattern: '25 * * * *' },
  // A day's readings of a busy community are many: before anybody reads again.
  { kind: FORGET_POST_VIEWS, pattern: '50 4 * * *' },
  { kind: FORGET_DEAL_VIEWS, pattern: '55 4 * * *' },
  { kind: FORGET_DEAL_SHOWINGS, pattern: '5 5 * * *' },
  { kind: FORGET_DEAL_WORDS, pattern: '10 5 * * *' },
  { kind: FORGET_MEMBER_WRITES, pattern: '35 * * * *' },
  // Reports first: a room that one is about stays as long.
  { kind: FORGET_OLD_REPORTS, pattern: '15 5 * * *' },
  { kind: FORGET_SILENT_ROOMS, pattern: '20 5 * * *' },
  { kind: FORGET_OVER_PLACES, pattern: '30 5 * * *' },
  { kind: FORGET_OVER_REQUESTS, pattern: '45 5 * * *' },
  { kind: FORGET_OVER_FINDS, pattern: '50 5 * * *' },
  { kind: FORGET_CHECKLISTS, pattern: '0 5 * * *' },
  { kind: FORGET_CHECKLIST_SHARES, pattern: '45 * * * *' },
  { kind: FORGET_OVER_COLLECTIONS, pattern: '55 5 * * *' },
];

interface ForgetParts {
  /** Forgets of what is from before a moment (ms) the oldest, at most so many; answers how many. */
  readonly forget: (before: number, most: number) => Promise<number>;
  readonly days: number;
  readonly clock: Clock;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

/** Forgets what is older than it is kept, some at a time; answers how much that was. */
export async function forgetOld({ forget, days, clock, cancel }: ForgetParts): Promise<number> {
  const before = clock.now() - days * DAY_MS;
  let all = 0;
  for (let forgotten = BATCH; forgotten === BATCH;) {
    cancel.throwIfAborted();
    forgotten = await forget(before, BATCH);
    all += forgotten;
  }
  return all;
}
