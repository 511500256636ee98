import {
  CONFIRM_REMINDER_MS,
  confirmReminder,
  isReminderDue,
  ITEM_TYPE,
  NOTIFICATION_KIND,
  type Clock,
} from '#core';
import type { EndingDeals } from '../ports/deals/ending-deals';
import type { StoredNotifications } from '../ports/notifications/notifications';
import type { JobHandler } from './job-runner';
import type { Schedule } from './schedules';

export const REMIND_OWNERS = 'remind-owners';

/** Whenever nobody sleeps; who was asked is not asked again. */
export const REMIND_OWNER_TIMES: readonly Schedule[] = [
  { kind: REMIND_OWNERS, pattern: '*/10 8-20 * * *' },
];

/** Examples have nobody who confirms them. */
export const CONFIRM_EXAMPLES = 'confirm-examples';
export const CONFIRM_EXAMPLE_TIMES: readonly Schedule[] = [
  { kind: CONFIRM_EXAMPLES, pattern: '15 3 * * *' },
];

interface Parts {
  readonly ending: Pick<EndingDeals, 'endingBy'>;
  readonly notifications: Pick<StoredNotifications, 'add'>;
  readonly clock: Clock;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

/**
 * Asks owners whether their rooms are still there, a day before they leave the lists: once for each
 * confirmation. What was missed by a server that stood still is asked as soon as it may be.
 */
export const remindOwners =
  ({ ending, notifications, clock, cancel }: Parts): JobHandler =>
  async () => {
    const begun = clock.now();
    for await (const batch of ending.endingBy(begun, begun + CONFIRM_REMINDER_MS)) {
      cancel.throwIfAborted();
      const now = clock.now();
      await notifications.add(
        batch
          .filter(({ shownUntil }) => isReminderDue(shownUntil, now))
          .map(({ id, dealType, ownerId, title, shownUntil }) => ({
            memberId: ownerId,
            key: `confirm ${id} ${shownUntil}`,
            kind: NOTIFICATION_KIND.DEAL_CONFIRM,
            ...confirmReminder(dealType, title, shownUntil),
            NOTI_TARGET_CD: ITEM_TYPE.DEAL,
            LINK: id,
          })),
      );
    }
  };
