import type { Logger } from 'pino';
import { seoulDay, type Clock } from '#core';
import { VisitRepository } from './db/chats/agreed-visits';
import type { Database } from './db/database';
import { DealAlarmRunRepository } from './db/deal-alarms/deal-alarm-run-repository';
import { EndingDealRepository } from './db/deals/ending-deal-repository';
import { confirmSampleDeals } from './db/deals/sample-parts';
import { JobRepository } from './db/jobs/job-repository';
import { NoticeDeliveryRepository } from './db/notices/notice-delivery-repository';
import { NoticeRepository } from './db/notices/notice-repository';
import { HouseRepository } from './db/houses/house-repository';
import type { NoticeAlarmRepository } from './db/notifications/notice-alarm-repository';
import type { NotificationRepository } from './db/notifications/notification-repository';
import { ZzimLookRepository } from './db/zzim/zzim-look-repository';
import {
  ASK_PUBLIC_NOTICES,
  PUBLIC_NOTICE_TIMES,
  publicNoticeJobs,
} from './jobs/ask-public-notices';
import { ASK_OWNER_TIMES, ASK_OWNERS, askOwners } from './jobs/ask-owners';
import { COUNT_ASIDE_JOBS, COUNT_TIMES, countAside } from './jobs/count-aside';
import { FORGET_TIMES } from './jobs/forget-old';
import {
  FORGET_PICTURE_TIMES,
  FORGET_PICTURES,
  forgetPictures,
  type ForgetPicturesParts,
} from './jobs/forget-pictures';
import { JobRunner, type JobHandler } from './jobs/job-runner';
import { NOTICE_ALARM_TIMES, NOTICE_ALARMS, sendNoticeAlarms } from './jobs/send-notice-alarms';
import {
  CONFIRM_EXAMPLE_TIMES,
  CONFIRM_EXAMPLES,
  REMIND_OWNER_TIMES,
  REMIND_OWNERS,
  remindOwners,
} from './jobs/remind-owners';
import { REMIND_VISIT_TIMES, REMIND_VISITS, remindVisits } from './jobs/remind-visits';
import { DEAL_ALARM_TIMES, DEAL_ALARMS, tellDealAlarms } from './jobs/tell-deal-alarms';
import { tellCorrections } from './jobs/tell-corrections';
import { tellZzimChanges, ZZIM_CHANGE_TIMES, ZZIM_CHANGES } from './jobs/tell-zzim-changes';
import { openForgetting } from './open-forgetting';
import { NOTICE_CORRECTED_JOB } from './ports/notices/notices';
import type { PublicNotices } from './ports/notices/public-notices';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly notifications: NotificationRepository;
  readonly noticeAlarms: NoticeAlarmRepository;
  readonly publicNotices: readonly PublicNotices[];
  /** What pushes to devices, by the kinds of its jobs. */
  readonly pushing: Readonly<Record<string, JobHandler>>;
  readonly forgetting: Omit<ForgetPicturesParts, 'clock' | 'cancel'>;
  /** Whether there are examples among what is real. */
  readonly hasExamples: boolean;
}

interface OpenJobs {
  /**
   * Asks the public services, where there is nothing of theirs yet. Emulators answer at once: they are
   * asked now, and this resolves when that is over, well or not, so that the first reader finds their
   * notices. Real services take minutes and count their calls: that is queued, at most once a day.
   */
  askFirst(): Promise<void>;
  /** Takes jobs from now on. */
  start(): void;
  close(): Promise<void>;
}

/** Opens what is done by the clock, and what follows from something later. */
export function openJobs(parts: Parts): OpenJobs {
  const { database, clock, logger, notifications, noticeAlarms: alarms, publicNotices } = parts;
  const jobs = new JobRepository(database);
  const ending = new EndingDealRepository(database);
  const notices = new NoticeRepository(database);
  const deliveries = new NoticeDeliveryRepository(database);
  const closing = new AbortController();
  const { signal: cancel } = closing;
  const isAsking = publicNotices.length > 0;
  const runner = new JobRunner({
    jobs,
    clock,
    logger,
    handlers: {
      [NOTICE_ALARMS]: sendNoticeAlarms({ alarms, notifications, clock, logger, cancel }),
      [NOTICE_CORRECTED_JOB]: tellCorrections({
        alarms,
        notifications,
        notices,
        jobs,
        clock,
        cancel,
      }),
      [CONFIRM_EXAMPLES]: () =>
        database.db.transaction((tx) => confirmSampleDeals(tx, clock.now())),
      [ASK_OWNERS]: askOwners({ ending, notifications, clock, cancel }),
      [REMIND_VISITS]: remindVisits({
        visits: new VisitRepository(database),
        notifications,
        clock,
        cancel,
      }),
      [DEAL_ALARMS]: tellDealAlarms({
        runs: new DealAlarmRunRepository(database),
        notifications,
        clock,
        cancel,
      }),
      [ZZIM_CHANGES]: tellZzimChanges({
        looks: new ZzimLookRepository(database),
        houses: new HouseRepository(database),
        notices,
        notifications,
        clock,
        cancel,
      }),
      [REMIND_OWNERS]: remindOwners({ ending, notifications, clock, cancel }),
      ...openForgetting({ database, clock, jobs, notifications, cancel }),
      ...parts.pushing,
      [FORGET_PICTURES]: () => forgetPictures({ ...parts.forgetting, clock, cancel }),
      [COUNT_ASIDE_JOBS]: countAside({ jobs, logger }),
      ...publicNoticeJobs({ services: publicNotices, deliveries, jobs, clock, logger, cancel }),
    },
    schedules: [
      ...NOTICE_ALARM_TIMES,
      ...REMIND_OWNER_TIMES,
      ...REMIND_VISIT_TIMES,
      ...ASK_OWNER_TIMES,
      ...DEAL_ALARM_TIMES,
      ...ZZIM_CHANGE_TIMES,
      ...(parts.hasExamples ? CONFIRM_EXAMPLE_TIMES : []),
      ...FORGET_TIMES,
      ...FORGET_PICTURE_TIMES,
      ...COUNT_TIMES,
      ...(isAsking ? PUBLIC_NOTICE_TIMES : []),
    ],
  });
  return {
    askFirst: async () => {
      if (!isAsking) return;
      // That they were asked is forgotten one day; what they told is not.
      for (const { name, isExample } of publicNotices)
        if (await deliveries.has(name, isExample)) return;
      const areEmulated = publicNotices.every(({ isExample }) => isExample);
      // Several processes that start at once, or one that starts again, ask them once.
      const key = areEmulated ? 'first' : `first ${seoulDay(clock.now())}`;
      await jobs.add([{ kind: ASK_PUBLIC_NOTICES, key, payload: {}, runAt: clock.now() }]);
      if (areEmulated) while ((await runner.look()) > 0) await runner.settled();
    },
    start: () => {
      runner.start();
    },
    close: async () => {
      closing.abort();
      await runner.close();
    },
  };
}
