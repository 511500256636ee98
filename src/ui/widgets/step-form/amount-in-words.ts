import { manwonInWords } from '#core';
import { typedNumber } from './typed-values';

/** 500 → 오백만원; nothing for what is no whole amount. */
export function amountInWords(typed: string): string {
  const amount = typedNumber(typed);
  if (amount === 0) return '0원';
  return Number.isInteger(amount) ? `${manwonInWords(amount)}원` : '';
}
