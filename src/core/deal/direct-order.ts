import { priceKey } from '../shared/price-key';
import type { DirectSummary } from './deal';
import { DIRECT_SORT, type DirectSort } from './direct-filter';

/** What the order of direct deals by price goes by. */
export const directPriceKey = priceKey;

type Ordered = Pick<DirectSummary, 'id' | 'createdAt' | 'deposit' | 'monthly' | 'maintenance'>;

/** The order of a list; of equal ones the later id stands first. */
export const compareDirects =
  (sort: DirectSort) =>
  (a: Ordered, b: Ordered): number =>
    (sort === DIRECT_SORT.newest
      ? Date.parse(b.createdAt) - Date.parse(a.createdAt)
      : directPriceKey(a) - directPriceKey(b)) || Number(b.id) - Number(a.id);
