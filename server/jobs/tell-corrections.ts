import { correctionText, ITEM_TYPE, NOTIFICATION_KIND, sendAt, type Clock } from '#core';
import type { Jobs } from '../ports/jobs';
import { NOTICE_CORRECTED_JOB, type CorrectedNotice, type Notices } from '../ports/notices/notices';
import type { StoredNoticeAlarms, StoredNotifications } from '../ports/notifications/notifications';
import type { JobHandler } from './job-runner';

interface CorrectionParts {
  readonly notices: Pick<Notices, 'one'>;
  readonly alarms: Pick<StoredNoticeAlarms, 'membersOf'>;
  readonly notifications: Pick<StoredNotifications, 'add'>;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly clock: Clock;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

/**
 * Tells those who had an alarm for a notice what was corrected; in quiet hours it waits for the
 * morning, also where they begin in the middle of it (spec/readings R32). A second time it says
 * nothing new.
 */
export const tellCorrections =
  (parts: CorrectionParts): JobHandler =>
  async (payload, { key }) => {
    const { notices, alarms, notifications, jobs, clock, cancel } = parts;
    const correction = payload as CorrectedNotice;
    const { before = clock.now() } = correction;
    /** Whether it has to wait; then it is queued. */
    const waits = async (): Promise<boolean> => {
      const now = clock.now();
      const runAt = sendAt(now, null) ?? now;
      if (runAt === now) return false;
      await jobs.add([
        { kind: NOTICE_CORRECTED_JOB, key: `${key} in the morning`, payload, runAt },
      ]);
      return true;
    };
    if (await waits()) return;
    const notice = (await notices.one(correction.noticeId, clock.now()))?.notice;
    const changes = notice?.corrections.find(({ number }) => number === correction.number)?.changes;
    const message = correctionText(changes ?? []);
    if (notice === undefined || message === null) return;
    const about = {
      key: `notice-corrected ${notice.id} ${correction.number}`,
      kind: NOTIFICATION_KIND.NOTICE_CORRECTED,
      title: notice.title,
      message,
      NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
      LINK: notice.id,
    };
    for await (const told of alarms.membersOf(notice.id, before)) {
      cancel.throwIfAborted();
      if (await waits()) return;
      await notifications.add(told.map((memberId) => ({ ...about, memberId })));
    }
  };
