import type { Won } from '../shared/money';
import type { PriceHint } from './deal';

/** Fewer houses tell nothing of what is usual in a dong. */
export const FEWEST_COMPARED = 20;
/** A price is worth a word from so many of a hundred off the median. */
const FAR_PERCENT = 30;

/**
 * A word on a price that is far off its dong's, above as below: null where it is not, and where too few
 * houses are known.
 */
export function priceHint(
  price: Won,
  usual: { readonly count: number; readonly median: Won | null },
): PriceHint | null {
  const { count, median } = usual;
  if (median === null || median <= 0 || count < FEWEST_COMPARED) return null;
  const off = (Math.abs(price - median) * 100) / median;
  if (off < FAR_PERCENT) return null;
  return { kind: price < median ? 'LOW' : 'HIGH', percent: Math.round(off), count };
}
