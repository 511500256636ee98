import type { Won } from '../shared/money';
import type { PriceLevel } from './house-search';

/** The median of these prices, rounded down, and how many there are. */
export function priceLevelOf(prices: readonly Won[]): PriceLevel {
  const sorted = prices.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  // An odd number of prices has one in the middle, an even number two.
  const [lower, upper] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  if (lower === undefined) return { count: 0, median: null };
  return { count: sorted.length, median: Math.floor((lower + (upper ?? lower)) / 2) };
}
