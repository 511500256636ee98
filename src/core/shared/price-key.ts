import type { Manwon } from './money';

/** 만원 of deposit that weigh as much as one 만원 a month: 5 % a year. */
const DEPOSIT_A_MONTH = 240;

/**
 * What an order by price goes by, in 1/240 만원 a month: rent and fee, and the deposit at 5 % a year. A
 * whole number that the database can keep, and no rate of a day: an order that moved by itself would
 * show a reader some listings twice.
 */
export const priceKey = (price: {
  readonly deposit: Manwon;
  readonly monthly: Manwon;
  readonly maintenance: Manwon;
}): number => (price.monthly + price.maintenance) * DEPOSIT_A_MONTH + price.deposit;
