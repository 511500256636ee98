import type { Logger } from 'pino';
import { NOTIFICATION_DAYS, seoulDay, type Clock } from '#core';
import { CommunityTraces } from './db/communities/community-traces';
import type { Database } from './db/database';
import { EndingDealRepository } from './db/deals/ending-deal-repository';
import { confirmSampleDirects } from './db/deals/sample-writer';
import { JobRepository } from './db/jobs/job-repository';
import { NoticeDeliveryRepository } from './db/notices/notice-delivery-repository';
import { NoticeRepository } from './db/notices/notice-repository';
import type { NoticeAlarmRepository } from './db/notifications/notice-alarm-repository';
import type { NotificationRepository } from './db/notifications/notification-repository';
import {
  ASK_PUBLIC_NOTICES,
  PUBLIC_NOTICE_TIMES,
  publicNoticeJobs,
} from './jobs/ask-public-notices';
import { COUNT_ASIDE_JOBS, COUNT_TIMES, countAside } from './jobs/count-aside';
import {
  ASIDE_JOB_DAYS,
  DONE_JOB_DAYS,
  FORGET_ASIDE_JOBS,
  FORGET_DEAL_VIEWS,
  FORGET_DONE_JOBS,
  FORGET_MEMBER_WRITES,
  FORGET_NOTIFICATIONS,
  FORGET_POST_VIEWS,
  FORGET_TIMES,
  forgetOld,
  MEMBER_WRITE_DAYS,
  VIEW_DAYS,
} from './jobs/forget-old';
import {
  FORGET_PICTURE_TIMES,
  FORGET_PICTURES,
  forgetPictures,
  type ForgetPicturesParts,
} from './jobs/forget-pictures';
import { JobRunner } from './jobs/job-runner';
import { NOTICE_ALARM_TIMES, NOTICE_ALARMS, sendNoticeAlarms } from './jobs/send-notice-alarms';
import {
  CONFIRM_EXAMPLE_TIMES,
  CONFIRM_EXAMPLES,
  REMIND_OWNER_TIMES,
  REMIND_OWNERS,
  remindOwners,
} from './jobs/remind-owners';
import { tellCorrections } from './jobs/tell-corrections';
import { NOTICE_CORRECTED_JOB } from './ports/notices/notices';
import type { PublicNotices } from './ports/notices/public-notices';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly notifications: NotificationRepository;
  readonly noticeAlarms: NoticeAlarmRepository;
  readonly publicNotices: readonly PublicNotices[];
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
  const traces = new CommunityTraces(database);
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
      [FORGET_NOTIFICATIONS]: () =>
        forgetOld({
          forget: (before, most) => notifications.forget(before, most),
          days: NOTIFICATION_DAYS,
          clock,
          cancel,
        }),
      [FORGET_DONE_JOBS]: () =>
        forgetOld({
          forget: (before, most) => jobs.forgetDone(before, most),
          days: DONE_JOB_DAYS,
          clock,
          cancel,
        }),
      [FORGET_ASIDE_JOBS]: () =>
        forgetOld({
          forget: (before, most) => jobs.forgetAside(before, most),
          days: ASIDE_JOB_DAYS,
          clock,
          cancel,
        }),
      [FORGET_POST_VIEWS]: () =>
        forgetOld({
          forget: (before, most) => traces.forgetViews(before, most),
          days: VIEW_DAYS,
          clock,
          cancel,
        }),
      [FORGET_DEAL_VIEWS]: () =>
        forgetOld({
          forget: (before, most) => ending.forgetViews(before, most),
          days: VIEW_DAYS,
          clock,
          cancel,
        }),
      [CONFIRM_EXAMPLES]: () =>
        database.db.transaction((tx) => confirmSampleDirects(tx, clock.now())),
      [REMIND_OWNERS]: remindOwners({ ending, notifications, clock, cancel }),
      [FORGET_MEMBER_WRITES]: () =>
        forgetOld({
          forget: (before, most) => traces.forgetWrites(before, most),
          days: MEMBER_WRITE_DAYS,
          clock,
          cancel,
        }),
      [FORGET_PICTURES]: () => forgetPictures({ ...parts.forgetting, clock, cancel }),
      [COUNT_ASIDE_JOBS]: countAside({ jobs, logger }),
      ...publicNoticeJobs({ services: publicNotices, deliveries, jobs, clock, logger, cancel }),
    },
    schedules: [
      ...NOTICE_ALARM_TIMES,
      ...REMIND_OWNER_TIMES,
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
