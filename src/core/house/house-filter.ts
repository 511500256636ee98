import { DEAL_TYPE, DISCOUNT, GENDER, HOUSE_TYPE, ROOM_OPTION } from '../shared/codes';
import type { House } from './house';
import type { HouseFilter, NumberRange } from './house-search';

const ANY: NumberRange = { from: null, to: null };

/** Asks nothing: every house passes. */
export const EMPTY_FILTER: HouseFilter = {
  types: [],
  dealTypes: [],
  deposit: ANY,
  monthly: ANY,
  area: ANY,
  options: [],
  discounts: [],
  gender: null,
};

/** The filter's parameters, the same in the address and on the wire (wire.md). */
export const FILTER_PARAMS = [
  'type',
  'dealType',
  'depositFrom',
  'depositTo',
  'monthlyFrom',
  'monthlyTo',
  'areaFrom',
  'areaTo',
  'option',
  'discount',
  'gender',
] as const;
export type FilterParam = (typeof FILTER_PARAMS)[number];

/** A filter as parameters; only what is set has one. Lists are separated by commas. */
export function filterToParams(filter: HouseFilter): Record<string, string> {
  const values: Record<FilterParam, string | number | null> = {
    type: filter.types.join(','),
    dealType: filter.dealTypes.join(','),
    depositFrom: filter.deposit.from,
    depositTo: filter.deposit.to,
    monthlyFrom: filter.monthly.from,
    monthlyTo: filter.monthly.to,
    areaFrom: filter.area.from,
    areaTo: filter.area.to,
    option: filter.options.join(','),
    discount: filter.discounts.join(','),
    gender: filter.gender,
  };
  return Object.fromEntries(
    FILTER_PARAMS.flatMap((name) => {
      const value = values[name];
      return value === null || value === '' ? [] : [[name, String(value)]];
    }),
  );
}

/** The codes of a comma list that are known, each once, in the order given. */
function codesIn<Code extends string>(
  text: string | null,
  known: Readonly<Record<string, Code>>,
): Code[] {
  const codes = Object.values(known);
  const given = (text ?? '').split(',').flatMap((one) => codes.filter((code) => code === one));
  return [...new Set(given)];
}

/** A number of at most nine digits before the point and two behind it, or null. */
const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null;

function rangeIn(from: string | null, to: string | null): NumberRange {
  const range = { from: numberIn(from), to: numberIn(to) };
  const isCrossed = range.from !== null && range.to !== null && range.from > range.to;
  return isCrossed ? { from: range.to, to: range.from } : range;
}

/**
 * A filter from parameters, as an address carries them: what is unknown or no number is left out,
 * ends in the wrong order are swapped, a repeated code counts once.
 */
export function filterFromParams(get: (name: FilterParam) => string | null): HouseFilter {
  return {
    types: codesIn(get('type'), HOUSE_TYPE),
    dealTypes: codesIn(get('dealType'), DEAL_TYPE),
    deposit: rangeIn(get('depositFrom'), get('depositTo')),
    monthly: rangeIn(get('monthlyFrom'), get('monthlyTo')),
    area: rangeIn(get('areaFrom'), get('areaTo')),
    options: codesIn(get('option'), ROOM_OPTION),
    discounts: codesIn(get('discount'), DISCOUNT),
    gender: codesIn(get('gender'), GENDER).at(0) ?? null,
  };
}

const isSet = (range: NumberRange): boolean => range.from !== null || range.to !== null;

/** How many of the eight questions a filter asks; a range is one. */
export function activeFilterCount(filter: HouseFilter): number {
  const questions = [
    filter.types.length > 0,
    filter.dealTypes.length > 0,
    isSet(filter.deposit),
    isSet(filter.monthly),
    isSet(filter.area),
    filter.options.length > 0,
    filter.discounts.length > 0,
    filter.gender !== null,
  ];
  return questions.filter(Boolean).length;
}

/** The part of a house that a filter looks at. */
export type FilteredHouse = Pick<
  House,
  'type' | 'dealType' | 'deposit' | 'monthly' | 'area' | 'options' | 'discounts' | 'gender'
>;

const isWithin = (value: number, range: NumberRange): boolean =>
  value >= (range.from ?? -Infinity) && value <= (range.to ?? Infinity);

const isAsked = <Code>(asked: readonly Code[], code: Code): boolean =>
  asked.length === 0 || asked.includes(code);

/** Whether a house passes a filter; the one definition, which SQL is tested against. */
export function matchesFilter(house: FilteredHouse, filter: HouseFilter): boolean {
  return (
    isAsked(filter.types, house.type) &&
    isAsked(filter.dealTypes, house.dealType) &&
    isWithin(house.deposit, filter.deposit) &&
    (house.dealType === 'JEONSE' || isWithin(house.monthly, filter.monthly)) &&
    isWithin(house.area, filter.area) &&
    filter.options.every((option) => house.options.includes(option)) &&
    (filter.discounts.length === 0 ||
      filter.discounts.some((discount) => house.discounts.includes(discount))) &&
    (filter.gender === null || house.gender === null || house.gender === filter.gender)
  );
}
