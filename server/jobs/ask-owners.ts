import { isQuiet, ownerQuestions, type Clock } from '#core';
import type { EndingDeals } from '../ports/deals/ending-deals';
import type { StoredNotifications } from '../ports/notifications/notifications';
import type { JobHandler } from './job-runner';
import type { Schedule } from './schedules';

export const ASK_OWNERS = 'ask-owners';

/** What was asked by night, or missed; by day owners are asked at once. */
export const ASK_OWNER_TIMES: readonly Schedule[] = [
  { kind: ASK_OWNERS, pattern: '*/10 8-20 * * *' },
];

interface Parts {
  readonly ending: Pick<EndingDeals, 'questioned'>;
  readonly notifications: Pick<StoredNotifications, 'add'>;
  readonly clock: Clock;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

/** Asks owners what members want to know of their rooms: each question once a confirmation. */
export const askOwners =
  ({ ending, notifications, clock, cancel }: Parts): JobHandler =>
  async () => {
    for await (const batch of ending.questioned(clock.now())) {
      cancel.throwIfAborted();
      if (isQuiet(clock.now())) return;
      await notifications.add(
        batch.flatMap((deal) =>
          ownerQuestions(deal).map((question) => ({ ...question, memberId: deal.ownerId })),
        ),
      );
    }
  };
