import type { Logger } from 'pino';
import {
  alarmMoments,
  alarmText,
  endsAt,
  isQuiet,
  ITEM_TYPE,
  NOTIFICATION_KIND,
  seoulDay,
  seoulMinute,
  type Clock,
} from '#core';
import type {
  AlarmedNotice,
  NewNotification,
  StoredNoticeAlarms,
  StoredNotifications,
} from '../ports/notifications/notifications';
import type { JobHandler } from './job-runner';
import type { Schedule } from './schedules';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export const NOTICE_ALARMS = 'notice-alarms';

/**
 * When alarms are sent: in the morning, or in the evening before an early end (spec/readings R32).
 * The evening's begin at 20:50, so that one that fails is tried again before the night; the last time
 * is for those that were set meanwhile.
 */
export const NOTICE_ALARM_TIMES: readonly Schedule[] = [
  { kind: NOTICE_ALARMS, pattern: '0 8 * * *' },
  { kind: NOTICE_ALARMS, pattern: '50 20 * * *' },
  { kind: NOTICE_ALARMS, pattern: '59 20 * * *' },
];
/** From 20:50 to 20:59. Alarms of a morning cannot come earlier by it: before that it is quiet. */
const EARLIER_MS = 9 * MINUTE_MS;

interface AlarmParts {
  readonly alarms: Pick<StoredNoticeAlarms, 'closing'>;
  readonly notifications: Pick<StoredNotifications, 'add'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

/**
 * Reminds members of notices that close soon. A moment that was missed, by a server that stood still
 * or since the notice was gone, is made up for as long as the notice is open, and of several the last
 * one; never in quiet hours, also where they begin in the middle of it. A second time it says nothing
 * new.
 */
export const sendNoticeAlarms =
  ({ alarms, notifications, clock, logger, cancel }: AlarmParts): JobHandler =>
  async (_payload, { key }) => {
    const isTooLate = (now: number): boolean => {
      if (!isQuiet(now)) return false;
      logger.warn(
        { job: NOTICE_ALARMS, key },
        'alarms met the quiet hours and wait for the morning',
      );
      return true;
    };
    const begun = clock.now();
    if (isTooLate(begun)) return;
    for await (const batch of alarms.closing(begun, begun + 9 * DAY_MS)) {
      cancel.throwIfAborted();
      const now = clock.now();
      if (isTooLate(now)) return;
      await notifications.add(batch.flatMap((alarm) => remindersOf(alarm, now)));
    }
  };

function remindersOf(alarm: AlarmedNotice, now: number): NewNotification[] {
  const { memberId, noticeId, title, until, days, setAt } = alarm;
  // It closed while others were reminded.
  if (endsAt(until) <= now) return [];
  return alarmMoments({ until, days }, setAt)
    .filter(({ at }) => at <= now + EARLIER_MS)
    .slice(-1)
    .map(({ at }) => ({
      memberId,
      // By its moment: where the hour alone is corrected, that was told as a correction.
      key: `notice-alarm ${noticeId} ${seoulMinute(at)}`,
      kind: NOTIFICATION_KIND.NOTICE_ALARM,
      ...alarmText({ title, until }, seoulDay(now)),
      NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
      LINK: noticeId,
    }));
}
