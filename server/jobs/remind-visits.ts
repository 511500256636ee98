import {
  EARLIEST_VISIT_REMINDER_MS,
  isVisitReminderDue,
  ITEM_TYPE,
  NOTIFICATION_KIND,
  type Clock,
} from '#core';
import { visitKey, type StoredVisits } from '../ports/chats/visits';
import type { StoredNotifications } from '../ports/notifications/notifications';
import type { JobHandler } from './job-runner';
import type { Schedule } from './schedules';

export const REMIND_VISITS = 'remind-visits';

/** Whenever nobody sleeps, and in the last minute before the night. */
export const REMIND_VISIT_TIMES: readonly Schedule[] = [
  { kind: REMIND_VISITS, pattern: '*/10 8-20 * * *' },
  { kind: REMIND_VISITS, pattern: '59 20 * * *' },
];

interface Parts {
  readonly visits: StoredVisits;
  readonly notifications: Pick<StoredNotifications, 'add'>;
  readonly clock: Clock;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

/** Reminds both of a visit that they agreed on, once for each time that was agreed (spec/readings R43a). */
export const remindVisits =
  ({ visits, notifications, clock, cancel }: Parts): JobHandler =>
  async () => {
    const begun = clock.now();
    const ahead = visits.agreedBetween(begun, begun + EARLIEST_VISIT_REMINDER_MS);
    for await (const batch of ahead) {
      cancel.throwIfAborted();
      const now = clock.now();
      await notifications.add(
        batch
          .filter(({ at }) => isVisitReminderDue(at, now))
          .map(({ memberId, roomId, at }) => ({
            memberId,
            key: visitKey(roomId, at),
            kind: NOTIFICATION_KIND.VISIT,
            // Said when it is read: the room may be held by then, or the two may not meet any more.
            title: '',
            message: '',
            roomId,
            NOTI_TARGET_CD: ITEM_TYPE.DEAL,
            LINK: `/chats/${roomId}`,
          })),
      );
    }
  };
