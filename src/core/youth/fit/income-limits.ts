import { percentOf, ruleOn, type DatedRule, type RuleTable } from '../../cost/cost';
import type { Yyyymmdd } from '../../shared/day';
import type { Won } from '../../shared/money';

interface IncomeRule extends DatedRule {
  /** Won a month for households of one, two, three … */
  readonly amounts: readonly Won[];
  /** For each person beyond those; null where it is not known. */
  readonly further: Won | null;
}

/** What limits are a share of: the income of urban workers, or the median income. */
export type IncomeMeasure = 'urban' | 'median';

/** spec/facts F12.1; figures of the urban workers by the day of the notice. */
const INCOMES: Readonly<Record<IncomeMeasure, RuleTable<IncomeRule>>> = {
  urban: [
    {
      effectiveFrom: '20260101',
      amounts: [3_813_363, 5_866_270, 8_168_429, 8_802_202, 9_326_985, 9_906_263],
      further: 579_278,
    },
  ],
  median: [
    {
      effectiveFrom: '20260101',
      amounts: [2_564_238, 4_199_292, 5_359_036, 6_494_738],
      further: null,
    },
    {
      effectiveFrom: '20270101',
      amounts: [2_736_042, 4_480_645, 5_718_091, 6_929_885],
      further: null,
    },
  ],
};

/** Percentage points that households of one and of two get on top. */
const SMALL_BONUS: readonly number[] = [20, 10];

/** A share in whole won; half a won counts as one. */
const share = (amount: Won, percent: number): Won =>
  Number((percentOf(2 * amount, percent) + 1n) / 2n);

/**
 * Limits as a share of an income (spec/facts F12.1): won a month for households of one, two, three …,
 * and for each person beyond them, null where that is not known; each amount rounded by itself.
 * `rule` is the day from which the figures hold; before the first known ones, the first.
 */
export function incomeLimits(c: {
  readonly of: IncomeMeasure;
  readonly percent: number;
  readonly on: Yyyymmdd;
  /** 20 points more for one person, 10 for two. */
  readonly withSmallBonus?: boolean;
}): { limits: Won[]; further: Won | null; rule: Yyyymmdd } {
  const { amounts, further, effectiveFrom } = ruleOn(INCOMES[c.of], c.on);
  const bonus = c.withSmallBonus === true ? SMALL_BONUS : [];
  return {
    limits: amounts.map((amount, at) => share(amount, c.percent + (bonus[at] ?? 0))),
    further: further === null ? null : share(further, c.percent),
    rule: effectiveFrom,
  };
}

/**
 * An income a month as a share of the median of such a household, in whole percent; null for a
 * household whose median is not known.
 */
export function shareOfMedian(income: Won, household: number, on: Yyyymmdd): number | null {
  const median = ruleOn(INCOMES.median, on).amounts[household - 1];
  return median === undefined ? null : Math.round((100 * income) / median);
}
