import { incomeLimits, type Circle, type Condition, type Won, type Yyyymmdd } from '#core';

/** Incomes of urban workers go by the notices of a year; invented ones keep to those of this one. */
const URBAN_ON: Yyyymmdd = '20260101';

const income = (whose: Circle, limits: readonly Won[], further: Won | null): Condition => ({
  kind: 'income',
  whose,
  limits,
  further,
});

/** Up to so many percent of what urban workers earn; `withMore` gives small households more. */
export function urban(whose: Circle, percent: number, withMore = true): Condition {
  const asked = { of: 'urban', percent, on: URBAN_ON, withSmallBonus: withMore } as const;
  const { limits, further } = incomeLimits(asked);
  return income(whose, limits, further);
}

/** Up to so many percent of the median income of a day; none is named for more than four people. */
export function median(on: Yyyymmdd, whose: Circle, percent: number, withMore = false): Condition {
  const { limits, further } = incomeLimits({ of: 'median', percent, on, withSmallBonus: withMore });
  return income(whose, limits, further);
}

/** Up to so much a year, however many live together; cut to the won of a month. */
export const yearly = (whose: Circle, won: Won): Condition =>
  income(whose, [Math.floor(won / 12)], 0);
