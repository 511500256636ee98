import type { Yyyymmdd } from '../shared/day';
import { wonOf, type Manwon, type Won } from '../shared/money';
import { conversionCeiling } from './conversion-rate';
import { monthlyCost } from './monthly-cost';

/** The prices of a house in 만원, as its card knows them. */
export interface HousePrices {
  readonly deposit: Manwon;
  readonly monthly: Manwon;
  /** Null where the ad does not say. */
  readonly maintenance: Manwon | null;
}

/**
 * The real monthly cost of a house at the legal rate of a day (spec/readings R26). An unknown
 * maintenance fee counts as 0 and is said so; `rule` is the day from which the rate holds.
 */
export function houseMonthlyCost(
  house: HousePrices,
  on: Yyyymmdd,
): { won: Won; ratePercent: number; rule: Yyyymmdd; knowsMaintenance: boolean } {
  const deposit = wonOf(house.deposit);
  const { ratePercent, rule } = conversionCeiling({ deposit, on });
  const won = monthlyCost({
    rent: wonOf(house.monthly),
    maintenance: wonOf(house.maintenance ?? 0),
    deposit,
    ratePercent,
  });
  return { won, ratePercent, rule, knowsMaintenance: house.maintenance !== null };
}
