/** Why a member is told of a listing: they could not find it before, or it costs less than it did. */
export type DealNewsKind = 'NEW' | 'CHEAPER';

/** When a listing was news last; moments in ms. */
export interface DealNews {
  /** When it was put on offer: published, opened again, or shown after it was held. */
  readonly listedAt: number;
  /** When its price fell last; null where it never did. */
  readonly fellAt: number | null;
}

/**
 * Why a listing that matches is told now, null where it is not (spec/readings R59): once an alarm, and
 * again only when its price fell. What was there before the alarm was set was seen in the list.
 */
export function newsFor(
  { setAt, toldAt }: { readonly setAt: number; readonly toldAt: number | null },
  { listedAt, fellAt }: DealNews,
  price: number,
): DealNewsKind | null {
  if (toldAt !== null) return price < toldAt ? 'CHEAPER' : null;
  if (listedAt >= setAt) return 'NEW';
  return fellAt !== null && fellAt >= setAt ? 'CHEAPER' : null;
}
