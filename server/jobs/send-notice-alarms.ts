import {
  alarmMoments,
  alarmText,
  isQuiet,
  ITEM_TYPE,
  NOTIFICATION_KIND,
  seoulDay,
  type Clock,
} from '#core';
import type {
  AlarmedNotice,
  NewNotification,
  StoredNoticeAlarms,
  StoredNotifications,
} from '../ports/notifications';
import type { Schedule } from './schedules';

const DAY_MS = 86_400_000;

/** When alarms are due: in the morning, or late in the evening before an early end (spec/readings R32). */
export const NOTICE_ALARM_TIMES: readonly Schedule[] = [
  { kind: 'notice-alarms', pattern: '0 8 * * *' },
  { kind: 'notice-alarms', pattern: '59 20 * * *' },
];

interface AlarmParts {
  readonly alarms: Pick<StoredNoticeAlarms, 'closing'>;
  readonly notifications: Pick<StoredNotifications, 'add'>;
  readonly clock: Clock;
}

/**
 * Reminds members of notices that close soon: of every moment of the last day that was not reminded
 * of, so that a server that stood still makes up for it; never in quiet hours. A second time it says
 * nothing new.
 */
export async function sendNoticeAlarms({
  alarms,
  notifications,
  clock,
}: AlarmParts): Promise<void> {
  const now = clock.now();
  if (isQuiet(now)) return;
  for await (const batch of alarms.closing(now, now + 9 * DAY_MS))
    await notifications.add(batch.flatMap((alarm) => remindersOf(alarm, now)));
}

function remindersOf(alarm: AlarmedNotice, now: number): NewNotification[] {
  const { memberId, noticeId, title, until, days, setAt } = alarm;
  const since = Math.max(setAt, now - DAY_MS);
  return alarmMoments({ until, days }, since)
    .filter(({ at }) => at <= now)
    .slice(-1)
    .map(({ day }) => ({
      memberId,
      key: `notice-alarm ${noticeId} ${day} ${until}`,
      kind: NOTIFICATION_KIND.NOTICE_ALARM,
      ...alarmText({ title, until }, seoulDay(now)),
      NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
      LINK: noticeId,
    }));
}
