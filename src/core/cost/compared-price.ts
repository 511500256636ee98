import type { DealType } from '../shared/codes';
import type { Yyyymmdd } from '../shared/day';
import { wonOf, type Manwon, type Won } from '../shared/money';
import { houseMonthlyCost } from './house-monthly-cost';

/** A price as an ad says it, in 만원. */
export interface AdvertisedPrice {
  readonly dealType: DealType;
  readonly deposit: Manwon;
  readonly monthly: Manwon;
}

/**
 * What prices are compared by, in whole won: the deposit of a jeonse, else rent and deposit at the
 * legal rate of a day. The maintenance fee stays out, since many ads do not say it.
 */
export function comparedPrice(price: AdvertisedPrice, on: Yyyymmdd): Won {
  if (price.dealType === 'JEONSE') return wonOf(price.deposit);
  return houseMonthlyCost({ ...price, maintenance: 0 }, on).won;
}
