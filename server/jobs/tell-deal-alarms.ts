import {
  APP_PAGES,
  DEAL_KIND,
  dealAlarmText,
  dealSearchParams,
  isQuiet,
  ITEM_TYPE,
  NOTIFICATION_KIND,
  type Clock,
  type DealSearch,
} from '#core';
import type { AlarmTelling, DealAlarmRuns } from '../ports/deals/deal-alarms';
import type { NewNotification, StoredNotifications } from '../ports/notifications/notifications';
import type { JobHandler } from './job-runner';
import type { Schedule } from './schedules';

export const DEAL_ALARMS = 'deal-alarms';

/** Whenever nobody sleeps: what came by night is told together at 8. */
export const DEAL_ALARM_TIMES: readonly Schedule[] = [
  { kind: DEAL_ALARMS, pattern: '*/5 8-20 * * *' },
];

interface Parts {
  readonly runs: DealAlarmRuns;
  readonly notifications: Pick<StoredNotifications, 'add'>;
  readonly clock: Clock;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

/**
 * Tells members of listings that their searches found (spec/readings R59). What a server that stood still
 * has missed is told once it is back, and what was told is not told again, wherever it stopped: a telling
 * is decided before it is told, and known by its number.
 */
export const tellDealAlarms =
  ({ runs, notifications, clock, cancel }: Parts): JobHandler =>
  async () => {
    const begun = clock.now();
    if (isQuiet(begun)) return;
    await runs.find(begun);
    await runs.gather(begun);
    for await (const batch of runs.untold(begun)) {
      cancel.throwIfAborted();
      if (isQuiet(clock.now())) return;
      await notifications.add(batch.flatMap(notificationOf));
      for (const telling of batch) await runs.told(telling);
    }
  };

/** None where all that was found is over by now. */
function notificationOf({ alarm, memberId, telling, found }: AlarmTelling): NewNotification[] {
  const [first, ...others] = found;
  if (first === undefined) return [];
  return [
    {
      memberId,
      key: `deal-alarm ${alarm.id} ${telling}`,
      kind: NOTIFICATION_KIND.DEAL_ALARM,
      ...dealAlarmText(alarm, [first, ...others]),
      ...(others.length === 0
        ? { NOTI_TARGET_CD: ITEM_TYPE.DEAL, LINK: first.dealId }
        : { NOTI_TARGET_CD: LISTS[alarm.dealType].code, LINK: linkOf(alarm) }),
    },
  ];
}

const LISTS = {
  [DEAL_KIND.direct]: { code: ITEM_TYPE.DIRECT_DONGLI, path: APP_PAGES.direct.path },
  [DEAL_KIND.mate]: { code: ITEM_TYPE.MATE_DONGLI, path: APP_PAGES.mate.path },
} as const;

/** The list of a search: by its dong where that is all that is asked, else by its address. */
function linkOf(search: DealSearch): string {
  const params = dealSearchParams(search);
  const { dongliCode } = search.filter;
  if (dongliCode !== null && params === `dongliCode=${dongliCode}`) return dongliCode;
  const { path } = LISTS[search.dealType];
  return params === '' ? path : `${path}?${params}`;
}
