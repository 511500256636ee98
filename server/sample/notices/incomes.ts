import type { Condition, Circle, Won, Yyyymmdd } from '#core';

/** Won a month (spec/facts F12): urban workers' households of one to six, and each person beyond. */
const URBAN = {
  limits: [3_813_363, 5_866_270, 8_168_429, 8_802_202, 9_326_985, 9_906_263],
  further: 579_278,
} as const;

/** Median incomes of one to four by the first day that they count (spec/facts F12). */
const MEDIANS: readonly (readonly [from: Yyyymmdd, limits: readonly Won[]])[] = [
  ['20270101', [2_736_042, 4_480_645, 5_718_091, 6_929_885]],
  ['00010101', [2_564_238, 4_199_292, 5_359_036, 6_494_738]],
];

/** Percent points that households of one and two are given on top. */
const SMALL_HOUSEHOLDS = [20, 10];

const share = (won: Won, percent: number): Won => Math.round((won * percent) / 100);

const income = (whose: Circle, limits: readonly Won[], further: Won | null): Condition => ({
  kind: 'income',
  whose,
  limits,
  further,
});

/** Up to so many percent of what urban workers earn; `withMore` gives small households more. */
export function urban(whose: Circle, percent: number, withMore = true): Condition {
  const limits = URBAN.limits.map((won, at) =>
    share(won, percent + (withMore ? (SMALL_HOUSEHOLDS[at] ?? 0) : 0)),
  );
  return income(whose, limits, share(URBAN.further, percent));
}

/** Up to so many percent of the median income of a day; none is named for more than four people. */
export function median(on: Yyyymmdd, whose: Circle, percent: number, withMore = false): Condition {
  const limits = MEDIANS.find(([from]) => from <= on)?.[1] ?? [];
  const more = (at: number) => (withMore ? (SMALL_HOUSEHOLDS[at] ?? 0) : 0);
  return income(
    whose,
    limits.map((won, at) => share(won, percent + more(at))),
    null,
  );
}

/** Up to so much a year, however many live together; cut to the won of a month. */
export const yearly = (whose: Circle, won: Won): Condition =>
  income(whose, [Math.floor(won / 12)], 0);
