import type { Yyyymmdd } from '../shared/day';
import { dealName } from '../shared/text/deal-name';
import { formatManwon, type Manwon } from '../shared/money';
import { comparedPrice, type AdvertisedPrice } from './compared-price';

/** How a price went. */
export interface PriceChange {
  readonly way: 'down' | 'up';
  /** `월세 5만 내림`, `보증금 500만 오름 · 월세 5만 내림`. */
  readonly text: string;
}

const part = (label: string, before: Manwon, after: Manwon): string[] => {
  if (before === after) return [];
  const way = after < before ? '내림' : '오름';
  return [`${label} ${formatManwon(Math.abs(after - before))} ${way}`];
};

/**
 * The change from one price to another of the same deal type; null where nothing changed. The way
 * is that of what they are compared by (rent and deposit at the legal rate of the day), or of the
 * deposit where that is equal.
 */
export function priceChange(
  now: AdvertisedPrice,
  former: Pick<AdvertisedPrice, 'deposit' | 'monthly'>,
  on: Yyyymmdd,
): PriceChange | null {
  const isJeonse = now.dealType === 'JEONSE';
  const parts = [
    ...part(isJeonse ? dealName('JEONSE') : '보증금', former.deposit, now.deposit),
    ...(isJeonse ? [] : part(dealName('MONTH_RENT'), former.monthly, now.monthly)),
  ];
  if (parts.length === 0) return null;
  const before = comparedPrice({ ...now, ...former }, on);
  const after = comparedPrice(now, on);
  const isDown = after < before || (after === before && now.deposit < former.deposit);
  return { way: isDown ? 'down' : 'up', text: parts.join(' · ') };
}
