import { WON_PER_MANWON, type AmountRange, type Won } from '#core';
import { bad, good, type Parsed } from '../field-values';

const MOST: Won = 10_000_000_000;
const WON_PER_EOK = 100_000_000;
const NUMBER = String.raw`(\d[\d,]{0,14}(?:\.\d{1,4})?)`;
const FORM = new RegExp(String.raw`^(?:${NUMBER}억)?(?:${NUMBER}만)?(?:${NUMBER})?원$`);

/** `4,000만원`, `1억 2,000만원`, `5천만원`, `153,000원`, `0`; null for what is no whole amount of won. */
export function wonIn(text: string): Won | null {
  const bare = text.replace(/\s/g, '').replace(/(\d)천만/g, '$1000만');
  if (/^0(?:원|만원)?$/.test(bare) || bare === '없음') return 0;
  const [, eok, man, won] = FORM.exec(bare) ?? [];
  if (eok === undefined && man === undefined && won === undefined) return null;
  const number = (digits: string | undefined) => Number((digits ?? '0').replaceAll(',', ''));
  const sum = number(eok) * WON_PER_EOK + number(man) * WON_PER_MANWON + number(won);
  // 431.5만 is no whole number of floating point by itself.
  const whole = Math.round(sum);
  return Math.abs(whole - sum) < 1e-3 && whole <= MOST ? whole : null;
}

/** An amount, or both ends of a range, whose first may leave the unit to the second. */
export function wonRange(text: string): Parsed<AmountRange> {
  const [first = '', second] = text.split(/\s*[~～]\s*/);
  const unit = second?.replace(/^[\d,.\s]+/, '') ?? '';
  const from = wonIn(first) ?? wonIn(`${first}${unit}`);
  const to = second === undefined ? from : wonIn(second);
  if (from === null || to === null)
    return bad(
      `금액을 읽을 수 없습니다: ${text.slice(0, 40)}`,
      '4000만원, 153000원처럼 단위까지 적어 주세요',
    );
  return from <= to
    ? good({ from, to })
    : bad(`앞의 금액이 더 큽니다: ${text.slice(0, 40)}`, '작은 금액부터 적어 주세요');
}

/** Whether a number that came as data is an amount. */
export const isWon = (value: unknown): value is Won =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MOST;
