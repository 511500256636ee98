import type { Bounds } from '../map/geo';
import {
  DEAL_TYPE,
  HOUSE_TYPE,
  PARTY,
  ROOM_OPTION,
  type DealType,
  type HouseTypeCode,
  type RoomOption,
} from '../shared/codes';
import { isDongCode, isInDong } from '../shared/dong-code';
import {
  ANY_NUMBER,
  codesIn,
  isInRange,
  isRangeSet,
  MANWON_LIMIT,
  rangeIn,
  setParams,
  type NumberRange,
} from '../shared/param-values';
import type { DirectSummary, Party } from './deal';

/**
 * What a person asks of a direct deal. Empty lists and null ask nothing. Within `roomTypes`,
 * `rentTypes` and `parties` one match is enough; every one of `options` must be there.
 */
export interface DirectFilter {
  readonly roomTypes: readonly HouseTypeCode[];
  readonly rentTypes: readonly DealType[];
  /** 만원 */
  readonly deposit: NumberRange;
  /** 만원 a month; does not touch jeonse, which has none. */
  readonly monthly: NumberRange;
  readonly parties: readonly Party[];
  readonly options: readonly RoomOption[];
  /** Only in this dong, by its legal-dong code; of a 읍 or 면 all of its 리, too. */
  readonly dongliCode: string | null;
}

/** Asks nothing: every deal passes. */
export const EMPTY_DIRECT_FILTER: DirectFilter = {
  roomTypes: [],
  rentTypes: [],
  deposit: ANY_NUMBER,
  monthly: ANY_NUMBER,
  parties: [],
  options: [],
  dongliCode: null,
};

/** How a list of direct deals is ordered: the latest first, or the cheapest a month. */
export const DIRECT_SORT = { newest: 'newest', price: 'price' } as const;
export type DirectSort = keyof typeof DIRECT_SORT;

export interface DirectListQuery {
  /** Null for the whole country. */
  readonly bounds: Bounds | null;
  readonly filter: DirectFilter;
  readonly sort: DirectSort;
  /** 1 to 100. */
  readonly limit: number;
  readonly cursor: string | null;
}

/** The filter's parameters, on the wire and in the address alike (spec/readings R48). */
export const DIRECT_PARAMS = [
  'roomType',
  'rentType',
  'depositFrom',
  'depositTo',
  'monthlyFrom',
  'monthlyTo',
  'party',
  'option',
  'dongliCode',
] as const;
export type DirectParam = (typeof DIRECT_PARAMS)[number];

/** A filter as parameters; only what is set has one. Lists are separated by commas. */
export function directFilterToParams(filter: DirectFilter): Record<string, string> {
  return setParams({
    roomType: filter.roomTypes.join(','),
    rentType: filter.rentTypes.join(','),
    depositFrom: filter.deposit.from,
    depositTo: filter.deposit.to,
    monthlyFrom: filter.monthly.from,
    monthlyTo: filter.monthly.to,
    party: filter.parties.join(','),
    option: filter.options.join(','),
    dongliCode: filter.dongliCode,
  } satisfies Record<DirectParam, string | number | null>);
}

/**
 * A filter from parameters, as an address carries them: what is unknown is left out, ends in the wrong
 * order are swapped. The wire takes every filter that this answers.
 */
export function directFilterFromParams(param: (name: DirectParam) => string | null): DirectFilter {
  const get = (name: DirectParam): string => param(name) ?? '';
  const dongliCode = get('dongliCode');
  return {
    roomTypes: codesIn(get('roomType'), HOUSE_TYPE),
    rentTypes: codesIn(get('rentType'), DEAL_TYPE),
    deposit: rangeIn(MANWON_LIMIT, get('depositFrom'), get('depositTo')),
    monthly: rangeIn(MANWON_LIMIT, get('monthlyFrom'), get('monthlyTo')),
    parties: codesIn(get('party'), PARTY),
    options: codesIn(get('option'), ROOM_OPTION),
    dongliCode: isDongCode(dongliCode) ? dongliCode : null,
  };
}

/** How many questions a filter asks; a range is one, the dong, which is a place, is none. */
export function directFilterCount(filter: DirectFilter): number {
  const questions = [
    filter.roomTypes.length > 0,
    filter.rentTypes.length > 0,
    isRangeSet(filter.deposit),
    isRangeSet(filter.monthly),
    filter.parties.length > 0,
    filter.options.length > 0,
  ];
  return questions.filter(Boolean).length;
}

/** The part of a direct deal that a filter looks at. */
export type FilteredDirect = Pick<
  DirectSummary,
  'roomType' | 'rentType' | 'deposit' | 'monthly' | 'party' | 'options' | 'address'
>;

const isAsked = <Code>(asked: readonly Code[], code: Code): boolean =>
  asked.length === 0 || asked.includes(code);

/** Whether a direct deal passes a filter. The database is tested against this. */
export const matchesDirect = (deal: FilteredDirect, filter: DirectFilter): boolean =>
  isAsked(filter.roomTypes, deal.roomType) &&
  isAsked(filter.rentTypes, deal.rentType) &&
  isAsked(filter.parties, deal.party) &&
  isInRange(deal.deposit, filter.deposit) &&
  (deal.rentType === DEAL_TYPE.JEONSE || isInRange(deal.monthly, filter.monthly)) &&
  filter.options.every((option) => deal.options.includes(option)) &&
  (filter.dongliCode === null || isInDong(deal.address.dongliCode, filter.dongliCode));
