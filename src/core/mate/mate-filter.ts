import type { Bounds } from '../map/geo';
import {
  DEAL_TYPE,
  GENDER,
  HAS_WANT,
  ROOM_OPTION,
  UTILITY,
  type DealType,
  type GenderCode,
  type RoomOption,
  type Utility,
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
import { HABIT_CHOICE, lives, type HabitChoice } from './habit-choice';
import { AGE_BAND, type AgeBand, type MateSide, type MateTerms } from './mate-terms';
import { mateRentType } from './mate';

/**
 * What a person asks of somebody to live with. Empty lists and null ask nothing. Within `ages`,
 * `rentTypes` and the answers of one habit one match is enough; every one of `utilities` and `options`
 * must be there.
 */
export interface MateFilter {
  readonly side: MateSide | null;
  /** Of the person who wrote. */
  readonly gender: GenderCode | null;
  readonly ages: readonly AgeBand[];
  readonly rentTypes: readonly DealType[];
  /** 만원; of one who wants a room, the most that they can put down. */
  readonly deposit: NumberRange;
  /** 만원 a month; of one who wants a room, the most that they can pay. */
  readonly monthly: NumberRange;
  readonly utilities: readonly Utility[];
  readonly options: readonly RoomOption[];
  readonly habits: readonly HabitChoice[];
  /** Only in this dong, by its legal-dong code; of a 읍 or 면 all of its 리, too. */
  readonly dongliCode: string | null;
}

/** Asks nothing: everybody passes. */
export const EMPTY_MATE_FILTER: MateFilter = {
  side: null,
  gender: null,
  ages: [],
  rentTypes: [],
  deposit: ANY_NUMBER,
  monthly: ANY_NUMBER,
  utilities: [],
  options: [],
  habits: [],
  dongliCode: null,
};

/** 나와 맞는 순, the latest first, or the cheapest share first. */
export const MATE_SORT = { fit: 'fit', newest: 'newest', price: 'price' } as const;
export type MateSort = keyof typeof MATE_SORT;

export interface MateListQuery {
  /**
   * Null for the whole country. Beside a dong it holds those around it as well: whoever looks for a room in
   * several dongs stands at the first of them alone.
   */
  readonly bounds: Bounds | null;
  readonly filter: MateFilter;
  /** By fit only who has written of themselves is shown others; for everybody else it is the newest. */
  readonly sort: MateSort;
  /** 1 to 100. */
  readonly limit: number;
  readonly cursor: string | null;
}

/** The filter's parameters, on the wire and in the address alike (spec/readings R48). */
export const MATE_PARAMS = [
  'side',
  'gender',
  'age',
  'rentType',
  'depositFrom',
  'depositTo',
  'monthlyFrom',
  'monthlyTo',
  'utility',
  'option',
  'habit',
  'dongliCode',
] as const;
export type MateParam = (typeof MATE_PARAMS)[number];

/** A filter as parameters; only what is set has one. Lists are separated by commas. */
export function mateFilterToParams(filter: MateFilter): Record<string, string> {
  return setParams({
    side: filter.side,
    gender: filter.gender,
    age: filter.ages.join(','),
    rentType: filter.rentTypes.join(','),
    depositFrom: filter.deposit.from,
    depositTo: filter.deposit.to,
    monthlyFrom: filter.monthly.from,
    monthlyTo: filter.monthly.to,
    utility: filter.utilities.join(','),
    option: filter.options.join(','),
    habit: filter.habits.join(','),
    dongliCode: filter.dongliCode,
  } satisfies Record<MateParam, string | number | null>);
}

/**
 * A filter from parameters, as an address carries them: what is unknown is left out, ends in the wrong
 * order are swapped. The wire takes every filter that this answers.
 */
export function mateFilterFromParams(param: (name: MateParam) => string | null): MateFilter {
  const get = (name: MateParam): string => param(name) ?? '';
  const dongliCode = get('dongliCode');
  return {
    side: codesIn(get('side'), HAS_WANT)[0] ?? null,
    gender: codesIn(get('gender'), GENDER)[0] ?? null,
    ages: codesIn(get('age'), AGE_BAND),
    rentTypes: codesIn(get('rentType'), DEAL_TYPE),
    deposit: rangeIn(MANWON_LIMIT, get('depositFrom'), get('depositTo')),
    monthly: rangeIn(MANWON_LIMIT, get('monthlyFrom'), get('monthlyTo')),
    utilities: codesIn(get('utility'), UTILITY),
    options: codesIn(get('option'), ROOM_OPTION),
    habits: codesIn(get('habit'), HABIT_CHOICE),
    dongliCode: isDongCode(dongliCode) ? dongliCode : null,
  };
}

/** How many questions a filter asks; a range is one; the side and the dong, where one is, are none. */
export function mateFilterCount(filter: MateFilter): number {
  const questions = [
    filter.gender !== null,
    filter.ages.length > 0,
    filter.rentTypes.length > 0,
    isRangeSet(filter.deposit),
    isRangeSet(filter.monthly),
    filter.utilities.length > 0,
    filter.options.length > 0,
    filter.habits.length > 0,
  ];
  return questions.filter(Boolean).length;
}

const isAsked = <Code>(asked: readonly Code[], code: Code): boolean =>
  asked.length === 0 || asked.includes(code);

/** Whether a listing passes a filter. The database is tested against this. */
export const matchesMate = (mate: MateTerms, filter: MateFilter): boolean =>
  (filter.side === null || mate.side === filter.side) &&
  (filter.gender === null || mate.gender === filter.gender) &&
  isAsked(filter.ages, mate.age) &&
  isAsked(filter.rentTypes, mateRentType(mate)) &&
  isInRange(mate.deposit, filter.deposit) &&
  isInRange(mate.monthly, filter.monthly) &&
  filter.utilities.every((utility) => mate.utilities.includes(utility)) &&
  filter.options.every((option) => mate.options.includes(option)) &&
  lives(mate.habits, filter.habits) &&
  isIn(mate, filter.dongliCode);

const isIn = ({ dongs }: MateTerms, asked: string | null): boolean =>
  asked === null || dongs.some(({ dongliCode }) => isInDong(dongliCode, asked));
