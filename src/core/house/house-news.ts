import { addDays, seoulDay, type Yyyymmdd } from '../shared/day';
import type { FormerPrice, House } from './house';
import { laterFirst, newestFirst, type CompareHouses } from './house-order';
import type { HouseNews } from './house-search';

/** A lower price is news on the day of the change and so many days after it. */
const NEWS_DAYS = 30;
/** How far from a point houses with something new are looked for, in metres on the ground. */
export const NEWS_METRES = 10_000;

/** The first day whose changes of a price are news on this one. */
export const newsSince = (today: Yyyymmdd): Yyyymmdd => addDays(today, -NEWS_DAYS);

/** Whether a price was changed lately enough to be news, whichever way it went. */
export const isPriceNews = ({ changedOn }: FormerPrice, today: Yyyymmdd): boolean =>
  changedOn >= newsSince(today);

type Priced = Pick<House, 'dealType' | 'deposit' | 'monthly'>;

/** Which way a price went; null where it stayed (cost/price-change.ts). */
type PriceRule = (
  now: Priced,
  former: FormerPrice,
  on: Yyyymmdd,
) => { readonly way: 'down' | 'up' } | null;

/** Whether a house has something new on a day; `priceRule` says how its price went. */
export function isNews(
  house: Priced & Pick<House, 'postedAt' | 'formerPrice'>,
  news: HouseNews,
  today: Yyyymmdd,
  priceRule: PriceRule,
): boolean {
  if (news === 'new-today') return seoulDay(Date.parse(house.postedAt)) === today;
  const { formerPrice } = house;
  if (formerPrice === null || !isPriceNews(formerPrice, today)) return false;
  return priceRule(house, formerPrice, today)?.way === 'down';
}

const changedOn = ({ formerPrice }: Pick<House, 'formerPrice'>): string =>
  formerPrice?.changedOn ?? '';

const latestChangeFirst: CompareHouses<'id' | 'formerPrice'> = (a, b) =>
  changedOn(b).localeCompare(changedOn(a)) || laterFirst(a, b);

/** What is newest stands first: the moment of posting, or the day of the change. */
export function newsOrder(news: HouseNews): CompareHouses<'id' | 'postedAt' | 'formerPrice'> {
  return news === 'new-today' ? newestFirst : latestChangeFirst;
}
