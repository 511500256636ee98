import type { DealType } from './codes';
import { dealName } from './text/deal-name';

/** A whole number of 10,000 won, as deposits and rents are spoken of (spec/readings R17). */
export type Manwon = number;

/** A whole number of won. */
export type Won = number;

/** How many 만원 an 억 has. */
const MANWON_PER_EOK = 10_000;

export const WON_PER_MANWON = 10_000;
const LARGEST_MANWON = Math.floor(Number.MAX_SAFE_INTEGER / WON_PER_MANWON);

/** 만원 in won. */
export function wonOf(amount: Manwon): Won {
  return amount * WON_PER_MANWON;
}

/** Won in 만원, to the nearest. */
export function nearestManwon(amount: Won): Manwon {
  return Math.round(amount / WON_PER_MANWON);
}

/** A whole amount that sums can be trusted with: cut off; what is no finite number is 0. */
export function wholeManwon(amount: number): Manwon {
  const inside = Math.min(Math.max(amount, -LARGEST_MANWON), LARGEST_MANWON);
  return Number.isFinite(amount) ? Math.trunc(inside) : 0;
}

/** 12000 → `12,000`. */
export function groupThousands(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1억 2,000` with the unit after each part; the last unit only where it is asked for. */
function manwonText(amount: Manwon, unit: '만' | ''): string {
  const value = wholeManwon(amount);
  const size = Math.abs(value);
  const eok = Math.floor(size / MANWON_PER_EOK);
  const rest = size % MANWON_PER_EOK;
  const parts = [
    ...(eok > 0 ? [`${groupThousands(eok)}억`] : []),
    ...(rest > 0 ? [`${groupThousands(rest)}${unit}`] : []),
  ];
  return `${value < 0 ? '-' : ''}${parts.join(' ') || '0'}`;
}

/**
 * An amount as people say it: `500만`, `1억`, `1억 2,000만`, `0` (spec/readings R3). A fraction is cut
 * off, what is no finite number counts as 0.
 */
export function formatManwon(amount: Manwon): string {
  return manwonText(amount, '만');
}

/**
 * The price of a list or a pill (spec/facts F8): `월세 1,000/50`, `전세 1억 2,000`, `기타 1,000/50`,
 * and `기타 1,000` without rent. Jeonse has no rent, whatever `monthly` says.
 */
export function formatPrice(p: {
  readonly dealType: DealType;
  readonly deposit: Manwon;
  readonly monthly: Manwon;
}): string {
  const deposit = manwonText(p.deposit, '');
  const monthly = manwonText(p.monthly, '');
  const isDepositAlone = p.dealType === 'JEONSE' || (p.dealType === 'OTHER' && monthly === '0');
  return `${dealName(p.dealType)} ${isDepositAlone ? deposit : `${deposit}/${monthly}`}`;
}
