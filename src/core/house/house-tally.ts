import type { SliderRange } from './house-ranges';
import { TALLY_BARS } from './house-search';

/**
 * The bar of a histogram that a value stands in: one of {@link TALLY_BARS} equal parts of the
 * range, each with its lower end and without its upper one. What lies outside stands in the first
 * or the last.
 */
export function tallyBar({ min, max }: SliderRange, value: number): number {
  const bar = Math.floor(((value - min) * TALLY_BARS) / (max - min));
  return Math.min(Math.max(bar, 0), TALLY_BARS - 1);
}

/** How many of the values stand in every bar. */
export function tallyOf(range: SliderRange, values: readonly number[]): number[] {
  const bars = Array.from({ length: TALLY_BARS }, () => 0);
  for (const value of values) {
    const bar = tallyBar(range, value);
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}
