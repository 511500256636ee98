import { SUPPLY } from '../shared/codes';
import { formatManwon, groupThousands, nearestManwon, type Won } from '../shared/money';
import type { AmountRange, NoticeSummary, NoticeUnit } from './notice';

/** What a notice asks or gives in won, and how much of it there is. */
export type NoticeAmounts = Pick<NoticeSummary, 'deposit' | 'monthly' | 'months' | 'count'>;

/** From the lowest to the highest of all that is known; null where nothing is. */
function rangeOver(ranges: readonly (AmountRange | null)[]): AmountRange | null {
  const known = ranges.filter((range) => range !== null);
  if (known.length === 0) return null;
  return {
    from: known.reduce((least, { from }) => Math.min(least, from), Infinity),
    to: known.reduce((most, { to }) => Math.max(most, to), -Infinity),
  };
}

/** The amounts of a row, over all units: months are the longest, the count is the sum of known ones. */
export function amountsOf(units: readonly NoticeUnit[]): NoticeAmounts {
  const months = units.map((unit) => unit.months).filter((one) => one !== null);
  const counts = units.map(({ count }) => count).filter((one) => one !== null);
  return {
    deposit: rangeOver(units.map(({ deposit }) => deposit)),
    monthly: rangeOver(units.map(({ monthly }) => monthly)),
    months: months.length === 0 ? null : months.reduce((a, b) => Math.max(a, b)),
    count: counts.length === 0 ? null : counts.reduce((sum, one) => sum + one, 0),
  };
}

/** `15,000명` who get money, or `50호` of homes. */
export const noticeCountText = (count: number, supplyTypeCode: string): string =>
  `${groupThousands(count)}${supplyTypeCode === SUPPLY.MONEY ? '명' : '호'}`;

/** To the nearest 만원, but an amount that is less than half of one in won: no rent is no gift. */
const manwonText = (amount: Won): string =>
  amount !== 0 && nearestManwon(amount) === 0
    ? `${groupThousands(amount)}원`
    : formatManwon(nearestManwon(amount));

/** `100만~200만`, or `100만` where both ends read alike. */
export function manwonRangeText({ from, to }: AmountRange): string {
  const [least, most] = [manwonText(from), manwonText(to)];
  return least === most ? least : `${least}~${most}`;
}

/** `184,300~213,900원`, or `184,300원`. */
export function wonRangeText({ from, to }: AmountRange): string {
  const [least, most] = [groupThousands(from), groupThousands(to)];
  return least === most ? `${least}원` : `${least}~${most}원`;
}

/** `12개월`, and whole years from the second on: `2년`. */
const monthsText = (months: number): string =>
  months >= 24 && months % 12 === 0 ? `${months / 12}년` : `${months}개월`;

/**
 * The amounts of a notice, each of them unbreakable: `보증금 100만~200만` and `월 18만~27만` of homes,
 * `최대 40만`, `월 최대 20만` and `12개월` of money that is given. Never empty.
 */
export function noticeAmountTexts(
  notice: Pick<NoticeSummary, 'supplyTypeCode' | 'deposit' | 'monthly' | 'months'>,
): readonly string[] {
  const { supplyTypeCode, deposit, monthly, months } = notice;
  const texts =
    supplyTypeCode === SUPPLY.MONEY
      ? [
          deposit === null ? '' : `최대 ${manwonText(deposit.to)}`,
          monthly === null ? '' : `월 최대 ${manwonText(monthly.to)}`,
          months === null ? '' : monthsText(months),
        ]
      : [
          deposit === null ? '' : `보증금 ${deposit.to === 0 ? '없음' : manwonRangeText(deposit)}`,
          monthly === null ? '' : monthly.to === 0 ? '월세 없음' : `월 ${manwonRangeText(monthly)}`,
        ];
  const known = texts.filter((text) => text !== '');
  return known.length === 0 ? ['금액은 공고문에 있어요'] : known;
}

/** Rates have up to three places; in whole numbers no rent comes out a won too low. */
const RATE_SCALE = 1000;

/**
 * The monthly rent for another deposit, in won, cut off and never below 0: what is paid more of it
 * counts at the yearly rate of the exchange. A deposit beyond the exchange counts as its end. Null
 * where nothing may be exchanged, or deposit and rent are no single amounts.
 */
export function rentAtDeposit(
  unit: Pick<NoticeUnit, 'deposit' | 'monthly' | 'exchange'>,
  deposit: Won,
): Won | null {
  const { deposit: base, monthly, exchange } = unit;
  if (base === null || monthly === null || exchange === null) return null;
  if (base.from !== base.to || monthly.from !== monthly.to) return null;
  const asked = Math.min(Math.max(deposit, exchange.from), exchange.to);
  const yearly = (asked - base.from) * Math.round(exchange.ratePercent * RATE_SCALE);
  const parts = RATE_SCALE * 100 * 12;
  return Math.max(Math.floor((monthly.from * parts - yearly) / parts), 0);
}
