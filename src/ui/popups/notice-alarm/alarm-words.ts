import { addDays, dayOf, seoulDay, type AlarmDay, type AlarmMoment, type DayTime } from '#core';

const NAMES: Readonly<Record<AlarmDay, string>> = {
  7: '일주일 전',
  3: '3일 전',
  1: '하루 전',
  0: '당일 아침',
};

/** What a day of an alarm is called. */
export const alarmDayName = (day: AlarmDay): string => NAMES[day];

/**
 * A choice: `하루 전 11.24`, `당일 아침 8시`; the evening before, where the morning would be too late. It
 * names no minute: a member is told some minutes earlier than a visitor (spec/readings R32).
 */
export function alarmChoiceName({ day, at }: AlarmMoment, until: DayTime): string {
  const on = seoulDay(at);
  if (on !== addDays(dayOf(until), -day)) return '전날 밤 9시 직전';
  return day === 0 ? `${NAMES[0]} 8시` : `${NAMES[day]} ${on.slice(4, 6)}.${on.slice(6)}`;
}
