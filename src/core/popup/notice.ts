import { addDays, isDay, type Yyyymmdd } from '../shared/day';

/** Hidden until the last day there is. */
export const NEVER_AGAIN = '99991231';

const NEGATIVE_DAYS = 1_000;

/**
 * The day from which a notice shows again when it is hidden today (spec/readings R2). `extra` is
 * the notice's EXTRA: missing or no number → tomorrow, 0 → never again, n → in n days (a part of a
 * day counts as one), negative → in 1000 days.
 */
export function noticeHideUntil(extra: number | null | undefined, today: Yyyymmdd): Yyyymmdd {
  const days = extra ?? NaN;
  if (days < 0) return addDays(today, NEGATIVE_DAYS);
  if (days === 0) return NEVER_AGAIN;
  return addDays(today, Number.isNaN(days) ? 1 : Math.ceil(days));
}

/**
 * Whether a notice shows (spec/readings R2): not while today is before the stored day, and not
 * again in a session in which it was closed. A stored text that is no calendar day counts as none.
 */
export function isNoticeShown(n: {
  readonly hideUntil: string | null;
  readonly today: Yyyymmdd;
  readonly closedInSession: boolean;
}): boolean {
  const isHidden = isDay(n.hideUntil) && n.today < n.hideUntil;
  return !n.closedInSession && !isHidden;
}
