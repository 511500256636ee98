import type { Manwon } from '../shared/money';
import type { DirectSummary } from './deal';
import { DIRECT_SORT, type DirectSort } from './direct-filter';

/** 만원 of deposit that weigh as much as one 만원 a month: 5 % a year. */
const DEPOSIT_A_MONTH = 240;

/**
 * What the order by price goes by, in 1/240 만원 a month: rent and fee, and the deposit at 5 % a year. A
 * whole number that the database can keep, and no rate of a day: an order that moved by itself would
 * show a reader some deals twice.
 */
export const directPriceKey = (deal: {
  readonly deposit: Manwon;
  readonly monthly: Manwon;
  readonly maintenance: Manwon;
}): number => (deal.monthly + deal.maintenance) * DEPOSIT_A_MONTH + deal.deposit;

type Ordered = Pick<DirectSummary, 'id' | 'createdAt' | 'deposit' | 'monthly' | 'maintenance'>;

/** The order of a list; of equal ones the later id stands first. */
export const compareDirects =
  (sort: DirectSort) =>
  (a: Ordered, b: Ordered): number =>
    (sort === DIRECT_SORT.newest
      ? Date.parse(b.createdAt) - Date.parse(a.createdAt)
      : directPriceKey(a) - directPriceKey(b)) || Number(b.id) - Number(a.id);
