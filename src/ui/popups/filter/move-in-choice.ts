import { addDays, dayText, isDay, type Yyyymmdd } from '#core';

/** How a person says by when; DAY is a day of their own. */
export const MOVE_IN = {
  ANY: 'ANY',
  NOW: 'NOW',
  TWO_WEEKS: 'TWO_WEEKS',
  MONTH: 'MONTH',
  DAY: 'DAY',
} as const;
export type MoveInChoice = keyof typeof MOVE_IN;

/** Days from today. */
const DAYS = { NOW: 0, TWO_WEEKS: 14, MONTH: 30 } as const;
const IN_DAYS = ['NOW', 'TWO_WEEKS', 'MONTH'] as const;

/** The day that a choice asks for; DAY keeps the one that is asked already. */
export function moveInDay(
  choice: MoveInChoice,
  today: Yyyymmdd,
  asked: Yyyymmdd | null,
): Yyyymmdd | null {
  if (choice === 'ANY') return null;
  return choice === 'DAY' ? asked : addDays(today, DAYS[choice]);
}

/** The choice that asks for this day. */
export function moveInChoice(day: Yyyymmdd | null, today: Yyyymmdd): MoveInChoice {
  if (day === null) return 'ANY';
  return IN_DAYS.find((choice) => moveInDay(choice, today, null) === day) ?? 'DAY';
}

/** As a native date field writes a day; empty for none. */
export const fieldText = (day: Yyyymmdd | null): string =>
  day === null ? '' : dayText(day).replaceAll('.', '-');

/** What a native date field says: a day that may be asked for, none, or why it may not. */
export type FieldDay =
  | { readonly ok: true; readonly day: Yyyymmdd | null }
  | { readonly ok: false; readonly reason: 'unfinished' | 'past' };

/** `isUnfinished` is the browser's word for a date that is typed in part. */
export function fieldDay(text: string, isUnfinished: boolean, today: Yyyymmdd): FieldDay {
  if (text === '' && !isUnfinished) return { ok: true, day: null };
  const day = text.replaceAll('-', '');
  if (!isDay(day)) return { ok: false, reason: 'unfinished' };
  return day < today ? { ok: false, reason: 'past' } : { ok: true, day };
}
