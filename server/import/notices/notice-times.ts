import { dayTime, type DayTime } from '#core';
import { cleanLine } from '../../shared/clean-text';
import { bad, good, type Parser } from '../field-values';
import { day } from '../field-forms';

const HELP = '2026-11-25 17:00 또는 2026-11-25처럼 적어 주세요';
/** 17:00, 17시, 17시 30분, 오후 5시, 오후 5:30 */
const CLOCK =
  /\s*(?:T\s*)?(오전|오후)?\s*(\d{1,2})\s*(?::\s*(\d{2})(?::00)?|시(?:\s*(\d{1,2})\s*분)?)\s*(?:\+09:00)?$/;
const WEEKDAY = /\(\s*[월화수목금토일]\s*\)/;
const DAY_MINUTES = 1440;

function minuteOf(half: string | undefined, hour: number, minute: number): number | null {
  if (minute > 59) return null;
  if (half === undefined)
    return hour < 24 || (hour === 24 && minute === 0) ? hour * 60 + minute : null;
  return hour >= 1 && hour <= 12 ? ((hour % 12) + (half === '오후' ? 12 : 0)) * 60 + minute : null;
}

/**
 * A day, with the minute where one is named: of Korea, since no notice names another zone. 24:00 is
 * the day itself, as far as an end is meant.
 */
function timeOf(ends: boolean): Parser<DayTime> {
  return (cell) => {
    // One blank at a time: the clock would try every way to part a row of them.
    const text = cleanLine(cleanLine(cell).replace(WEEKDAY, ' '));
    const clock = CLOCK.exec(text);
    const parsed = day(clock === null ? text : text.slice(0, clock.index).trim());
    if (!parsed.ok) return bad(parsed.why, HELP);
    if (clock === null) return good(dayTime(parsed.value));
    const [, half, hour, minute, minuteAfterHour] = clock;
    const found = minuteOf(half, Number(hour), Number(minute ?? minuteAfterHour ?? 0));
    if (found === null || (found === DAY_MINUTES && !ends))
      return bad('하루에 없는 시각입니다', HELP);
    return good(dayTime(parsed.value, found === DAY_MINUTES ? null : found));
  };
}

export const startTime: Parser<DayTime> = timeOf(false);
export const endTime: Parser<DayTime> = timeOf(true);
