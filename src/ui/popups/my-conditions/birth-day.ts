import { isDay, type Yyyymmdd } from '#core';

export const BIRTH_DIGITS = 8;
/** Nobody who looks for a home was born before. */
const FIRST_BIRTH: Yyyymmdd = '19000101';

/** 20000514 → `2000.05.14`, and as far as it is typed. */
export const birthText = (digits: string): string =>
  [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, BIRTH_DIGITS)]
    .filter((part) => part !== '')
    .join('.');

/** The day that was typed; null while it is none, or one on which nobody was born. */
export function birthDayOf(digits: string, today: Yyyymmdd): Yyyymmdd | null {
  return birthFault(digits, today) === null && digits !== '' ? digits : null;
}

/** What is wrong with what was typed, and what to do; null for nothing, and for an empty field. */
export function birthFault(digits: string, today: Yyyymmdd): string | null {
  if (digits === '') return null;
  if (digits.length < BIRTH_DIGITS) return '생년월일을 2000.05.14처럼 여덟 자리로 적어 주세요.';
  if (!isDay(digits)) return '생년월일에 없는 날짜가 있어요. 월과 일을 확인해 주세요.';
  return digits > today || digits < FIRST_BIRTH ? '생년월일의 연도를 확인해 주세요.' : null;
}
