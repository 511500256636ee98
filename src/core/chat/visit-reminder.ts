import { seoulDay } from '../shared/day';
import { dayTimeText, seoulMinute } from '../shared/day-time';
import { isQuiet, sendAt } from '../shared/quiet-hours';

const HOUR_MS = 3_600_000;

/** So long before a visit both are reminded. */
export const VISIT_REMINDER_MS = 2 * HOUR_MS;
/** A reminder that may not wait for the morning is sent the evening before: no earlier than this. */
export const EARLIEST_VISIT_REMINDER_MS = 12 * HOUR_MS;

/** Whether two are reminded now of a visit that they agreed on, by its moment (ms): not at night. */
export const isVisitReminderDue = (at: number, now: number): boolean =>
  Number(sendAt(at - VISIT_REMINDER_MS, at)) <= now && now < at && !isQuiet(now);

/** What each of the two is reminded of; a room that is not shown is not named, and nobody is named, whoever they do not meet by then. */
export const visitReminder = (title: string, at: number, now: number) => ({
  title: `${dayTimeText(seoulMinute(at), seoulDay(now))} 방문 약속이 있어요`,
  message: `${title === '' ? '' : `‘${title}’ `}방을 보는 날이에요. 돈은 방과 서류를 확인한 뒤에 보내세요.`,
});

/** What is left of a reminder once its visit does not stand: neither when nor where it was to be. */
export const CALLED_OFF_REMINDER: ReturnType<typeof visitReminder> = {
  title: '취소된 약속이에요',
  message: '',
};
