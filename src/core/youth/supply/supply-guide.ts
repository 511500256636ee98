import { ruleOn } from '../../cost/cost';
import type { Yyyymmdd } from '../../shared/day';
import { formatManwon, WON_PER_MANWON } from '../../shared/money';
import { incomeLimits, type IncomeMeasure } from '../fit/income-limits';
import { SUPPLY_GUIDES, type IncomeShare, type SupplyGuide } from './supply-guide.data';

/** How each kind of supply works on a day, and the day from which that holds (spec/facts F12). */
export function supplyGuides(on: Yyyymmdd): {
  readonly guides: readonly SupplyGuide[];
  readonly rule: Yyyymmdd;
} {
  const { guides, effectiveFrom } = ruleOn(SUPPLY_GUIDES, on);
  return { guides, rule: effectiveFrom };
}

const MEASURES: Readonly<Record<IncomeMeasure, string>> = {
  urban: '도시근로자 월평균소득',
  median: '기준 중위소득',
};

/** `도시근로자 월평균소득 100%(1인 120%, 2인 110%) 이하` */
export function incomeShareText({ of, percent, withSmallBonus }: IncomeShare): string {
  const small = withSmallBonus ? `(1인 ${percent + 20}%, 2인 ${percent + 10}%)` : '';
  return `${MEASURES[of]} ${percent}%${small} 이하`;
}

/** What that is for one who lives alone, cut to whole 만원: `457만원`. */
export function incomeForOne({ of, percent, withSmallBonus }: IncomeShare, on: Yyyymmdd): string {
  const [one = 0] = incomeLimits({ of, percent, withSmallBonus, on }).limits;
  return `${formatManwon(one / WON_PER_MANWON)}원`;
}
