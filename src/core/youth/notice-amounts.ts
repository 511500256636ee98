import type { AmountRange, NoticeSummary, NoticeUnit } from './notice';

/** What a notice asks or gives in won, and how much of it there is. */
export type NoticeAmounts = Pick<NoticeSummary, 'deposit' | 'monthly' | 'months' | 'count'>;

/** From the lowest to the highest of all that is known; null where nothing is. */
function rangeOver(ranges: readonly (AmountRange | null)[]): AmountRange | null {
  const known = ranges.filter((range) => range !== null);
  if (known.length === 0) return null;
  return {
    from: known.reduce((least, { from }) => Math.min(least, from), Infinity),
    to: known.reduce((most, { to }) => Math.max(most, to), -Infinity),
  };
}

/** The amounts of a row, over all units: months are the longest, the count is the sum of known ones. */
export function amountsOf(units: readonly NoticeUnit[]): NoticeAmounts {
  const months = units.map((unit) => unit.months).filter((one) => one !== null);
  const counts = units.map(({ count }) => count).filter((one) => one !== null);
  return {
    deposit: rangeOver(units.map(({ deposit }) => deposit)),
    monthly: rangeOver(units.map(({ monthly }) => monthly)),
    months: months.length === 0 ? null : months.reduce((a, b) => Math.max(a, b)),
    count: counts.length === 0 ? null : counts.reduce((sum, one) => sum + one, 0),
  };
}
