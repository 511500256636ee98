import { CONFIRMED_DAYS, NOTIFICATION_DAYS, REOPEN_DAYS, type Clock } from '#core';
import { SilentRooms } from './db/chats/silent-rooms';
import { OldChecklists } from './db/checklists/old-checklists';
import { forgetfulCollections } from './db/collections/collection-repository';
import { CommunityTraces } from './db/communities/community-traces';
import type { Database } from './db/database';
import { EndingDealRepository } from './db/deals/ending-deal-repository';
import { OverDeals } from './db/deals/over-deals';
import type { JobRepository } from './db/jobs/job-repository';
import type { NotificationRepository } from './db/notifications/notification-repository';
import { ReportRepository } from './db/reports/report-repository';
import { tidyTable, type ForgetfulTable } from './db/tidy-table';
import {
  ASIDE_JOB_DAYS,
  DISPUTE_DAYS,
  DONE_JOB_DAYS,
  FORGET_ASIDE_JOBS,
  FORGET_CHECKLIST_SHARES,
  FORGET_CHECKLISTS,
  FORGET_DEAL_SHOWINGS,
  FORGET_DEAL_VIEWS,
  FORGET_DEAL_WORDS,
  FORGET_DONE_JOBS,
  FORGET_MEMBER_WRITES,
  FORGET_NOTIFICATIONS,
  FORGET_OLD_REPORTS,
  FORGET_OVER_COLLECTIONS,
  FORGET_OVER_FINDS,
  FORGET_OVER_PLACES,
  FORGET_OVER_REQUESTS,
  FORGET_POST_VIEWS,
  FORGET_SILENT_ROOMS,
  forgetOld,
  MEMBER_WRITE_DAYS,
  TOMBSTONE_DAYS,
  OVER_COLLECTION_DAYS,
  VIEW_DAYS,
} from './jobs/forget-old';
import type { JobHandler } from './jobs/job-runner';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobRepository;
  readonly notifications: NotificationRepository;
  /** Aborted when the process closes: then a job is done again. */
  readonly cancel: AbortSignal;
}

/** Opens what forgets what is older than it is kept, by the kinds of its jobs; each tidies its tables. */
export function openForgetting(parts: Parts): Readonly<Record<string, JobHandler>> {
  const { database, clock, jobs, notifications, cancel } = parts;
  const traces = new CommunityTraces(database);
  const ending = new EndingDealRepository(database);
  const over = new OverDeals(database);
  const silent = new SilentRooms(database, clock);
  const checklists = new OldChecklists(database);
  const reports = new ReportRepository(database, clock);
  const collections = forgetfulCollections(database, clock);
  const after =
    (
      days: number,
      table: ForgetfulTable,
      forget: (before: number, most: number) => Promise<number>,
    ): JobHandler =>
    async () => {
      const forgotten = await forgetOld({ forget, days, clock, cancel });
      if (forgotten > 0) await tidyTable(database, table);
    };
  return {
    [FORGET_NOTIFICATIONS]: after(NOTIFICATION_DAYS, 'notifications', (before, most) =>
      notifications.forget(before, most),
    ),
    [FORGET_DONE_JOBS]: after(DONE_JOB_DAYS, 'jobs', (before, most) =>
      jobs.forgetDone(before, most),
    ),
    [FORGET_ASIDE_JOBS]: after(ASIDE_JOB_DAYS, 'jobs', (before, most) =>
      jobs.forgetAside(before, most),
    ),
    [FORGET_POST_VIEWS]: after(VIEW_DAYS, 'post_views', (before, most) =>
      traces.forgetViews(before, most),
    ),
    [FORGET_DEAL_VIEWS]: after(VIEW_DAYS, 'deal_views', (before, most) =>
      ending.forgetViews(before, most),
    ),
    [FORGET_DEAL_SHOWINGS]: after(VIEW_DAYS, 'deal_showings', (before, most) =>
      ending.forgetShowings(before, most),
    ),
    // What was said before a week was of a confirmation that is over.
    [FORGET_DEAL_WORDS]: after(CONFIRMED_DAYS, 'deal_words', (before, most) =>
      ending.forgetWords(before, most),
    ),
    [FORGET_MEMBER_WRITES]: after(MEMBER_WRITE_DAYS, 'member_writes', (before, most) =>
      traces.forgetWrites(before, most),
    ),
    [FORGET_OLD_REPORTS]: after(DISPUTE_DAYS, 'reports', (before, most) =>
      reports.forget(before, most),
    ),
    [FORGET_SILENT_ROOMS]: after(DISPUTE_DAYS, 'chat_rooms', (before, most) =>
      silent.forget(before, most),
    ),
    [FORGET_OVER_PLACES]: after(DISPUTE_DAYS, 'deal_places', (before, most) =>
      over.forgetPlaces(before, most),
    ),
    [FORGET_OVER_REQUESTS]: after(DISPUTE_DAYS, 'mate_requests', (before, most) =>
      over.forgetRequests(before, most),
    ),
    [FORGET_OVER_COLLECTIONS]: after(OVER_COLLECTION_DAYS, 'collections', (before, most) =>
      collections.forget(before, most),
    ),
    // From then on nobody can open a deal again (spec/readings R41).
    [FORGET_OVER_FINDS]: after(REOPEN_DAYS, 'deal_alarm_finds', (before, most) =>
      over.forgetNews(before, most),
    ),
    [FORGET_CHECKLISTS]: after(TOMBSTONE_DAYS, 'checklists', (before, most) =>
      checklists.forgetTombstones(before, most),
    ),
    // They open nothing from the moment on at which they end.
    [FORGET_CHECKLIST_SHARES]: after(0, 'checklists', (before, most) =>
      checklists.forgetShares(before, most),
    ),
  };
}
