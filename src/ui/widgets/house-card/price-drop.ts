import { daysBetween, formatManwon, priceChange, seoulDay, type HouseSummary } from '#core';

/** A lower price is news for so many days. */
const NEWS_DAYS = 30;

/**
 * `5만 내림` for the eye, the whole change for the ear; null where the price did not fall lately.
 * The rent is what people ask for first.
 */
export function priceDrop(
  house: HouseSummary,
  now: number,
): { readonly seen: string; readonly said: string } | null {
  const former = house.formerPrice;
  const today = seoulDay(now);
  if (former === null || daysBetween(former.changedOn, today) > NEWS_DAYS) return null;
  const change = priceChange(house, former, today);
  if (change?.way !== 'down') return null;
  const fallen = former.monthly - house.monthly;
  const amount = fallen > 0 ? fallen : former.deposit - house.deposit;
  return { seen: `${formatManwon(amount)} 내림`, said: change.text };
}
