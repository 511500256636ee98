import type { Yyyymmdd } from '../shared/day';
import { askedRent, matchesFilter, type FilteredHouse } from './house-filter';
import { AREA_RANGE, DEPOSIT_RANGE, MONTHLY_RANGE, type SliderRange } from './house-ranges';
import { TALLY_BARS, type HouseFilter, type HouseTally } from './house-search';

const ANY = { from: null, to: null };

/**
 * The bar of a histogram that a value stands in: one of {@link TALLY_BARS} equal parts of the
 * range, each with its lower end and without its upper one. What lies outside stands in the first
 * or the last.
 */
export function tallyBar({ min, max }: SliderRange, value: number): number {
  const bar = Math.floor(((value - min) * TALLY_BARS) / (max - min));
  return Math.min(Math.max(bar, 0), TALLY_BARS - 1);
}

/** How many of the values stand in every bar. */
export function tallyOf(range: SliderRange, values: readonly number[]): number[] {
  const standing = values.map((value) => tallyBar(range, value));
  return Array.from(
    { length: TALLY_BARS },
    (_, bar) => standing.filter((one) => one === bar).length,
  );
}

/** The tally of these houses on a day. The columns in memory are tested against this. */
export function tallyHouses(
  houses: readonly FilteredHouse[],
  filter: HouseFilter,
  today: Yyyymmdd,
): HouseTally {
  const passing = (part: Partial<HouseFilter> = {}) =>
    houses.filter((house) => matchesFilter(house, { ...filter, ...part }, today));
  const deposits = passing({ deposit: ANY }).map(({ deposit }) => deposit);
  const rents = passing({ monthly: ANY })
    .map((house) => askedRent(house, filter))
    .filter((rent) => rent !== null);
  const areas = passing({ area: ANY }).map(({ area }) => area);
  return {
    total: passing().length,
    deposit: tallyOf(DEPOSIT_RANGE, deposits),
    monthly: tallyOf(MONTHLY_RANGE, rents),
    area: tallyOf(AREA_RANGE, areas),
  };
}
