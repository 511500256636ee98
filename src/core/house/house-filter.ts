import { DEAL_TYPE, DISCOUNT, GENDER, HOUSE_TYPE, ROOM_OPTION } from '../shared/codes';
import { addDays, isDay, seoulDay, type Yyyymmdd } from '../shared/day';
import { isDongCode, isInDong } from '../shared/dong-code';
import type { Manwon } from '../shared/money';
import { LAYOUT, type House } from './house';
import {
  ANY_NUMBER,
  codesIn,
  isRangeSet,
  isInRange,
  MANWON_LIMIT,
  rangeIn,
  setParams,
  type RangeLimit,
} from '../shared/param-values';
import type { HouseFilter, OddFloor } from './house-search';

/** Floors that can be left out (spec/facts F8: 반지하, 옥탑). */
export const ODD_FLOOR = {
  HALF_BASEMENT: 'HALF_BASEMENT',
  ROOFTOP: 'ROOFTOP',
} as const satisfies Record<OddFloor, OddFloor>;

/** Asks nothing: every house passes. */
export const EMPTY_FILTER: HouseFilter = {
  types: [],
  dealTypes: [],
  deposit: ANY_NUMBER,
  monthly: ANY_NUMBER,
  withMaintenance: false,
  area: ANY_NUMBER,
  layouts: [],
  exceptFloors: [],
  options: [],
  discounts: [],
  gender: null,
  elevator: false,
  moveInBy: null,
  walkWithin: null,
  confirmedWithin: null,
  dongliCode: null,
};

/**
 * The filter's parameters on the wire, and in the address but for the dong, which is `dong` there
 * (spec/wire W3).
 */
export const FILTER_PARAMS = [
  'type',
  'dealType',
  'depositFrom',
  'depositTo',
  'monthlyFrom',
  'monthlyTo',
  'withMaintenance',
  'areaFrom',
  'areaTo',
  'layout',
  'exceptFloor',
  'option',
  'discount',
  'gender',
  'elevator',
  'moveInBy',
  'walkWithin',
  'confirmedWithin',
  'dongliCode',
] as const;
export type FilterParam = (typeof FILTER_PARAMS)[number];

const flag = (isAsked: boolean): string | null => (isAsked ? 'true' : null);

/** A filter as parameters; only what is set has one. Lists are separated by commas. */
export function filterToParams(filter: HouseFilter): Record<string, string> {
  return setParams({
    type: filter.types.join(','),
    dealType: filter.dealTypes.join(','),
    depositFrom: filter.deposit.from,
    depositTo: filter.deposit.to,
    monthlyFrom: filter.monthly.from,
    monthlyTo: filter.monthly.to,
    withMaintenance: flag(filter.withMaintenance),
    areaFrom: filter.area.from,
    areaTo: filter.area.to,
    layout: filter.layouts.join(','),
    exceptFloor: filter.exceptFloors.join(','),
    option: filter.options.join(','),
    discount: filter.discounts.join(','),
    gender: filter.gender,
    elevator: flag(filter.elevator),
    moveInBy: filter.moveInBy,
    walkWithin: filter.walkWithin,
    confirmedWithin: filter.confirmedWithin,
    dongliCode: filter.dongliCode,
  } satisfies Record<FilterParam, string | number | null>);
}

/** What a person may ask for at most: ㎡. */
export const MOST_SQUARE_METRES = 100_000;

const SQUARE_METRES: RangeLimit = { form: /^\d{1,9}(\.\d{1,2})?$/, most: MOST_SQUARE_METRES };

/** A whole number from 1 to a limit, or null. */
const upTo = (limit: number, text: string): number | null =>
  /^[1-9]\d{0,2}$/.test(text) && Number(text) <= limit ? Number(text) : null;

const dayIn = (text: string): Yyyymmdd | null => (isDay(text) ? text : null);

const dongIn = (text: string): string | null => (isDongCode(text) ? text : null);

/** What a person may ask for at most: minutes on foot, days since the confirmation. */
export const MOST_WALK_MINUTES = 60;
export const MOST_CONFIRMED_DAYS = 365;

/**
 * A filter from parameters, as an address carries them: what is unknown or no number is left out,
 * a limit beyond the largest is the largest, ends in the wrong order are swapped, a repeated code
 * counts once. The wire takes every filter that this answers.
 */
export function filterFromParams(param: (name: FilterParam) => string | null): HouseFilter {
  const get = (name: FilterParam): string => param(name) ?? '';
  return {
    types: codesIn(get('type'), HOUSE_TYPE),
    dealTypes: codesIn(get('dealType'), DEAL_TYPE),
    deposit: rangeIn(MANWON_LIMIT, get('depositFrom'), get('depositTo')),
    monthly: rangeIn(MANWON_LIMIT, get('monthlyFrom'), get('monthlyTo')),
    withMaintenance: get('withMaintenance') === 'true',
    area: rangeIn(SQUARE_METRES, get('areaFrom'), get('areaTo')),
    layouts: codesIn(get('layout'), LAYOUT),
    exceptFloors: codesIn(get('exceptFloor'), ODD_FLOOR),
    options: codesIn(get('option'), ROOM_OPTION),
    discounts: codesIn(get('discount'), DISCOUNT),
    gender: codesIn(get('gender'), GENDER).at(0) ?? null,
    elevator: get('elevator') === 'true',
    moveInBy: dayIn(get('moveInBy')),
    walkWithin: upTo(MOST_WALK_MINUTES, get('walkWithin')),
    confirmedWithin: upTo(MOST_CONFIRMED_DAYS, get('confirmedWithin')),
    dongliCode: dongIn(get('dongliCode')),
  };
}

/**
 * How many questions a filter asks; a range is one. Counting the fee in changes what the rent's
 * range means and is no question of its own.
 */
export function activeFilterCount(filter: HouseFilter): number {
  const questions = [
    filter.types.length > 0,
    filter.dealTypes.length > 0,
    isRangeSet(filter.deposit),
    isRangeSet(filter.monthly),
    isRangeSet(filter.area),
    filter.layouts.length > 0,
    filter.exceptFloors.length > 0,
    filter.options.length > 0,
    filter.discounts.length > 0,
    filter.gender !== null,
    filter.elevator,
    filter.moveInBy !== null,
    filter.walkWithin !== null,
    filter.confirmedWithin !== null,
    filter.dongliCode !== null,
  ];
  return questions.filter(Boolean).length;
}

/** The part of a house that a filter looks at. */
export type FilteredHouse = Pick<
  House,
  | 'type'
  | 'dealType'
  | 'deposit'
  | 'monthly'
  | 'maintenance'
  | 'area'
  | 'layout'
  | 'floor'
  | 'options'
  | 'discounts'
  | 'gender'
  | 'elevator'
  | 'moveIn'
  | 'station'
  | 'confirmedAt'
  | 'address'
>;

const isAsked = <Code>(asked: readonly Code[], code: Code): boolean =>
  asked.length === 0 || asked.includes(code);

/** What the limits of `monthly` are about: 만원 a month; null for jeonse, which has no rent. */
export const askedRent = (
  { dealType, monthly, maintenance }: FilteredHouse,
  { withMaintenance }: HouseFilter,
): Manwon | null => {
  const fee = withMaintenance ? (maintenance?.fee ?? 0) : 0;
  return dealType === 'JEONSE' ? null : monthly + fee;
};

const hasPrice = (house: FilteredHouse, filter: HouseFilter): boolean => {
  const rent = askedRent(house, filter);
  return (
    isInRange(house.deposit, filter.deposit) && (rent === null || isInRange(rent, filter.monthly))
  );
};

const hasFloor = ({ floor }: FilteredHouse, { exceptFloors }: HouseFilter): boolean =>
  !exceptFloors.some((kind) => kind === floor.kind);

const hasTerms = (house: FilteredHouse, filter: HouseFilter): boolean =>
  filter.options.every((option) => house.options.includes(option)) &&
  (filter.discounts.length === 0 ||
    filter.discounts.some((discount) => house.discounts.includes(discount))) &&
  (filter.gender === null || house.gender === null || house.gender === filter.gender) &&
  (!filter.elevator || house.elevator);

/** A house without a day of its own is free by any. */
const isFreeBy = ({ moveIn }: FilteredHouse, day: Yyyymmdd | null): boolean =>
  day === null || (moveIn.day ?? day) <= day;

const isNearStation = ({ station }: FilteredHouse, minutes: number | null): boolean =>
  minutes === null || (station !== null && station.walkMinutes <= minutes);

/** The first day whose confirmations are fresh enough. */
export const confirmedSince = (today: Yyyymmdd, days: number): Yyyymmdd => addDays(today, -days);

const isFresh = (house: FilteredHouse, days: number | null, today: Yyyymmdd): boolean =>
  days === null || seoulDay(Date.parse(house.confirmedAt)) >= confirmedSince(today, days);

/** Whether a house passes a filter today. The columns in memory are tested against this. */
export function matchesFilter(house: FilteredHouse, filter: HouseFilter, today: Yyyymmdd): boolean {
  return (
    isAsked(filter.types, house.type) &&
    isAsked(filter.dealTypes, house.dealType) &&
    isAsked(filter.layouts, house.layout) &&
    isInRange(house.area, filter.area) &&
    hasPrice(house, filter) &&
    hasFloor(house, filter) &&
    hasTerms(house, filter) &&
    isFreeBy(house, filter.moveInBy) &&
    isNearStation(house, filter.walkWithin) &&
    isFresh(house, filter.confirmedWithin, today) &&
    (filter.dongliCode === null || isInDong(house.address.dongliCode, filter.dongliCode))
  );
}
