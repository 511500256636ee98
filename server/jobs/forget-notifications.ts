import { NOTIFICATION_DAYS, type Clock } from '#core';
import type { StoredNotifications } from '../ports/notifications';
import type { Schedule } from './schedules';

const DAY_MS = 86_400_000;
/** One statement; whoever reads or is told meanwhile waits no longer than for these. */
const BATCH = 1000;

/** While nobody is told anything, and few read. */
export const FORGET_TIMES: readonly Schedule[] = [
  { kind: 'forget-notifications', pattern: '40 4 * * *' },
];

interface ForgetParts {
  readonly notifications: Pick<StoredNotifications, 'forget'>;
  readonly clock: Clock;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

/** Forgets what members were told longer ago than it is kept, some at a time. */
export async function forgetNotifications(parts: ForgetParts): Promise<void> {
  const { notifications, clock, cancel } = parts;
  const before = clock.now() - NOTIFICATION_DAYS * DAY_MS;
  for (let forgotten = BATCH; forgotten === BATCH;) {
    cancel.throwIfAborted();
    forgotten = await notifications.forget(before, BATCH);
  }
}
