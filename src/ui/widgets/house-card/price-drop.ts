import {
  formatManwon,
  formatPrice,
  isPriceNews,
  priceChange,
  priceInWords,
  seoulDay,
  type HouseSummary,
} from '#core';

/** How a price fell. The rent is what people ask for first. */
export interface PriceDrop {
  /** `5만` */
  readonly amount: string;
  /** What it was, as short as it can be: `월 60만`, `전세 9,500`. */
  readonly former: string;
  /** `월세 5만 내림`: the whole change. */
  readonly change: string;
  /** The former price and the change, for the ear. */
  readonly said: string;
}

/** Null where the price did not fall lately; `now` in milliseconds. */
export function priceDrop(house: HouseSummary, now: number): PriceDrop | null {
  const former = house.formerPrice;
  const today = seoulDay(now);
  if (former === null || !isPriceNews(former, today)) return null;
  const change = priceChange(house, former, today);
  if (change?.way !== 'down') return null;
  const fallen = former.monthly - house.monthly;
  const amount = fallen > 0 ? fallen : former.deposit - house.deposit;
  const before = { dealType: house.dealType, deposit: former.deposit, monthly: former.monthly };
  return {
    amount: formatManwon(amount),
    former: fallen > 0 ? `월 ${formatManwon(former.monthly)}` : formatPrice(before),
    change: change.text,
    said: `${priceInWords(before)}에서 ${change.text}`,
  };
}
