import type { Won } from '../shared/money';
import type { PriceLevel } from './house-search';

/** The median of these prices, rounded down, and how many there are. */
export function priceLevelOf(prices: readonly Won[]): PriceLevel {
  const sorted = prices.toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (lower === undefined || upper === undefined) return { count: 0, median: null };
  return { count: sorted.length, median: Math.floor((lower + upper) / 2) };
}
