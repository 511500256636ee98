import type { PriceLevel } from '../house/house-search';
import type { Price } from '../house/house-texts';
import type { Yyyymmdd } from '../shared/day';
import { wonOf, type Won } from '../shared/money';
import { houseMonthlyCost } from './house-monthly-cost';

/**
 * What a house is compared by, in whole won: the deposit of a jeonse, else rent and deposit at the
 * legal rate of a day. The maintenance fee stays out, since many ads do not say it.
 */
export function comparedPrice(price: Price, on: Yyyymmdd): Won {
  if (price.dealType === 'JEONSE') return wonOf(price.deposit);
  return houseMonthlyCost({ ...price, maintenance: 0 }, on).won;
}

/** The median of these prices, rounded down, and how many there are. */
export function priceLevelOf(prices: readonly Won[]): PriceLevel {
  const sorted = prices.toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (lower === undefined || upper === undefined) return { count: 0, median: null };
  return { count: sorted.length, median: Math.floor((lower + upper) / 2) };
}
