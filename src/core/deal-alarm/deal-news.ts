import type { DealType } from '../shared/codes';

/** Why a member is told of a listing: they could not find it before, or it costs less than it did. */
export type DealNewsKind = 'NEW' | 'CHEAPER';

/** When a listing was news last; moments in ms. */
export interface DealNews {
  /** When it was put on offer: published, opened again, or shown after it was held. */
  readonly listedAt: number;
  /** When its price fell last; null where it never did. */
  readonly fellAt: number | null;
}

/** What a listing costs, as far as that can be compared. */
export interface RentPrice {
  readonly rentType: DealType;
  /** The core's `priceKey`. */
  readonly price: number;
}

/** Whether it costs less than before: what is paid otherwise, 전세 or 월세, is not cheaper, but another offer. */
export const isFall = (before: RentPrice, after: RentPrice): boolean =>
  after.rentType === before.rentType && after.price < before.price;

/**
 * Why a listing that matches is told now, null where it is not (spec/readings R59): once an alarm, and
 * again only when its price fell. What was there before the alarm was set was seen in the list.
 */
export function newsFor(
  { setAt, told }: { readonly setAt: number; readonly told: RentPrice | null },
  { listedAt, fellAt }: DealNews,
  now: RentPrice,
): DealNewsKind | null {
  if (told !== null) return isFall(told, now) ? 'CHEAPER' : null;
  if (listedAt >= setAt) return 'NEW';
  return fellAt !== null && fellAt >= setAt ? 'CHEAPER' : null;
}
