import type { Won } from '../shared/money';
import { percentOf, wholeWon } from './cost';

const MONTHS = 12;

/**
 * What a home really costs a month (실월비용, spec/readings R26): rent + maintenance fee + deposit ×
 * yearly rate / 12, in whole won, rounded down. Amounts below 0 count as 0.
 */
export function monthlyCost(c: {
  readonly rent: Won;
  readonly maintenance: Won;
  readonly deposit: Won;
  readonly ratePercent: number;
}): Won {
  const deposit = percentOf(c.deposit, c.ratePercent, MONTHS);
  return Number(wholeWon(c.rent) + wholeWon(c.maintenance) + deposit);
}
