import type { Won } from '../shared/money';
import type { PriceHint } from './deal';

/** Fewer houses tell nothing of what is usual in a dong. */
export const FEWEST_COMPARED = 20;
/** A price is worth a word from so many of a hundred off the median. */
const FAR_PERCENT = 30;

/**
 * A word on a price that is far off its dong's (spec/readings F5 asks for honest figures, not for
 * suspicion): null where it is not, and where too few houses are known.
 */
export function priceHint(
  price: Won,
  usual: { readonly count: number; readonly median: Won | null },
): PriceHint | null {
  const { count, median } = usual;
  if (median === null || median <= 0 || count < FEWEST_COMPARED) return null;
  const off = Math.round(((price - median) * 100) / median);
  if (Math.abs(off) < FAR_PERCENT) return null;
  return { kind: off < 0 ? 'LOW' : 'HIGH', percent: Math.abs(off), count };
}
