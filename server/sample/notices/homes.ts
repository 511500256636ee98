import { wonOf, type AmountRange, type Manwon, type NoticeUnit, type Won } from '#core';

const only = (won: Won): AmountRange => ({ from: won, to: won });

type More = Partial<Pick<NoticeUnit, 'detail' | 'rank' | 'exchange'>>;

const PLAIN = { detail: null, rank: null, months: null, exchange: null } as const;

/** Homes of one type: ㎡, deposit in 만원, rent in won a month. */
export const home = (
  name: string,
  area: number,
  [deposit, monthly]: readonly [Manwon, Won],
  count: number,
  more: More = {},
): NoticeUnit => ({
  ...PLAIN,
  name,
  area,
  deposit: only(wonOf(deposit)),
  monthly: only(monthly),
  count,
  ...more,
});

/** The same homes at the rents of each rank. */
export const ranked = (
  name: string,
  area: number,
  count: number,
  rents: Readonly<Record<string, readonly [Manwon, Won]>>,
  detail: string | null = null,
): readonly NoticeUnit[] =>
  Object.entries(rents).map(([rank, rent]) => home(name, area, rent, count, { rank, detail }));

/** Several homes whose rents lie within limits. */
export const homes = (
  name: string,
  deposit: readonly [Manwon, Manwon],
  monthly: readonly [Won, Won],
  count: number,
  detail: string | null = null,
): NoticeUnit => ({
  ...PLAIN,
  name,
  detail,
  area: null,
  deposit: { from: wonOf(deposit[0]), to: wonOf(deposit[1]) },
  monthly: { from: monthly[0], to: monthly[1] },
  count,
});

/** How far the deposit can be moved, in 만원, and at which rate a year. */
export const swap = (from: Manwon, to: Manwon, ratePercent: number): More => ({
  exchange: { from: wonOf(from), to: wonOf(to), ratePercent },
});

/** Won that are given once, or each month for so many months. */
type Sum = { readonly once: Won } | { readonly monthly: Won; readonly months: number };

/** Money for so many people. */
export const support = (
  name: string,
  sum: Sum,
  count: number | null,
  detail: string | null = null,
): NoticeUnit => ({
  ...PLAIN,
  name,
  detail,
  area: null,
  deposit: 'once' in sum ? only(sum.once) : null,
  monthly: 'monthly' in sum ? only(sum.monthly) : null,
  months: 'monthly' in sum ? sum.months : null,
  count,
});
