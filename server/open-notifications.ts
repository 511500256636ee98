import type { Logger } from 'pino';
import type { Clock } from '#core';
import type { Database } from './db/database';
import { JobRepository } from './db/jobs/job-repository';
import { NoticeRepository } from './db/notices/notice-repository';
import { CalendarRepository } from './db/notifications/calendar-repository';
import { listenAtPostgres, OpenSignals } from './db/notifications/member-signals';
import { NoticeAlarmRepository } from './db/notifications/notice-alarm-repository';
import { NotificationRepository } from './db/notifications/notification-repository';
import type { Env } from './env';
import { JobRunner } from './jobs/job-runner';
import { NOTICE_ALARM_TIMES, sendNoticeAlarms } from './jobs/send-notice-alarms';
import { tellCorrections } from './jobs/tell-corrections';
import type { AppDeps } from './ports/app-deps';
import { NOTICE_CORRECTED_JOB } from './ports/notices';

interface Parts {
  readonly database: Database;
  readonly env: Pick<Env, 'databaseUrl'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What members are told by, and what tells them later. */
interface OpenNotifications {
  readonly deps: Pick<AppDeps, 'notifications' | 'noticeAlarms' | 'signals' | 'calendars'>;
  readonly close: () => Promise<void>;
}

/** Opens what tells members: the signals between processes, and the jobs that are due by the clock. */
export function openNotifications({ database, env, clock, logger }: Parts): OpenNotifications {
  const signals = new OpenSignals(database.kind);
  const notifications = new NotificationRepository(database, clock, signals);
  const noticeAlarms = new NoticeAlarmRepository(database, clock);
  const jobs = new JobRepository(database);
  const notices = new NoticeRepository(database);
  const parts = { alarms: noticeAlarms, notifications, notices, jobs, clock };
  const runner = new JobRunner({
    jobs,
    clock,
    logger,
    handlers: {
      'notice-alarms': () => sendNoticeAlarms(parts),
      [NOTICE_CORRECTED_JOB]: tellCorrections(parts),
    },
    schedules: NOTICE_ALARM_TIMES,
  });
  const listening =
    env.databaseUrl === null ? null : listenAtPostgres(env.databaseUrl, signals, logger);
  runner.start();
  return {
    deps: {
      notifications,
      noticeAlarms,
      signals,
      calendars: new CalendarRepository(database, clock),
    },
    close: async () => {
      await runner.close();
      await listening?.close();
    },
  };
}
