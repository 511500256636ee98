import { priceKey } from '../shared/price-key';
import type { MateTerms } from './mate-terms';

/** What the order of listings by price goes by: what one pays, or can pay. */
export const matePriceKey = ({
  deposit,
  monthly,
  maintenance,
}: Pick<MateTerms, 'deposit' | 'monthly' | 'maintenance'>): number =>
  priceKey({ deposit, monthly, maintenance: maintenance ?? 0 });
