import { addDays, priceChange, seoulDay, type House, type HouseNews, type Yyyymmdd } from '#core';
import { laterFirst, newestFirst, type CompareHouses } from './memory-house-order';

const NEWS_DAYS = 30;

/** Whether a house has something new on a day. */
export function isNews(house: House<unknown>, news: HouseNews, today: Yyyymmdd): boolean {
  return NEWS[news].isNew(house, today);
}

/** What is newest stands first. */
export function newsOrder(news: HouseNews): CompareHouses {
  return NEWS[news].order;
}

interface News {
  readonly isNew: (house: House<unknown>, today: Yyyymmdd) => boolean;
  readonly order: CompareHouses;
}

const NEWS: Readonly<Record<HouseNews, News>> = {
  'new-today': {
    isNew: ({ postedAt }, today) => seoulDay(Date.parse(postedAt)) === today,
    order: newestFirst,
  },
  'price-dropped': {
    isNew: (house, today) =>
      house.formerPrice !== null &&
      house.formerPrice.changedOn >= addDays(today, -NEWS_DAYS) &&
      priceChange(house, house.formerPrice, today)?.way === 'down',
    order: (a, b) => changedOn(b).localeCompare(changedOn(a)) || laterFirst(a, b),
  },
};

const changedOn = ({ formerPrice }: House<unknown>): string => formerPrice?.changedOn ?? '';
