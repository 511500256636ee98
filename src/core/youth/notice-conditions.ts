import { isDay, type Yyyymmdd } from '../shared/day';
import type { Won } from '../shared/money';
import { fieldsOf, numberIn, type Fields } from '../shared/stored-json';
import {
  GROUP,
  MARRIAGE,
  OCCUPATION,
  type Group,
  type Marriage,
  type Occupation,
} from './fit/person';
import { isAreaCode } from './notice-areas';

/** Whose income or assets are counted: one's own, the household's, or one's own and the parents'. */
export const CIRCLE = { SELF: 'SELF', HOUSEHOLD: 'HOUSEHOLD', FAMILY: 'FAMILY' } as const;
export type Circle = keyof typeof CIRCLE;

/** One thing that a notice asks of those who apply. Limits count as met. */
export type Condition =
  /** Full years (만) on the day that counts; null is without a limit. */
  | { readonly kind: 'age'; readonly from: number | null; readonly to: number | null }
  /** No home: one's own, or nobody's of the household. */
  | { readonly kind: 'home'; readonly whose: 'SELF' | 'HOUSEHOLD' }
  | {
      readonly kind: 'income';
      readonly whose: Circle;
      /** Won a month for households of one, two, three …; never empty. */
      readonly limits: readonly Won[];
      /** For each person beyond those; null where the notice does not say. */
      readonly further: Won | null;
    }
  | { readonly kind: 'assets'; readonly whose: Circle; readonly limit: Won }
  /** What a car may be worth; 0 where there may be none. */
  | { readonly kind: 'car'; readonly limit: Won }
  /** Registered in one of these areas, or working or studying there where that counts, too. */
  | {
      readonly kind: 'residence';
      readonly areas: readonly string[];
      /** What each of these areas is called; left out where one has no name that is known. */
      readonly names?: readonly string[];
      readonly orWork: boolean;
    }
  /** Apart from the parents. */
  | { readonly kind: 'apart' }
  | { readonly kind: 'occupation'; readonly anyOf: readonly Occupation[] }
  | { readonly kind: 'marriage'; readonly anyOf: readonly Marriage[] }
  | { readonly kind: 'group'; readonly anyOf: readonly Group[] }
  /** What no rule can read, in the words of the notice: nobody can say whether it is met. */
  | { readonly kind: 'unread'; readonly text: string };
export type ConditionKind = Condition['kind'];

/** One way to apply: all of its conditions must be met. */
export interface ConditionRank {
  /** 1순위, 청년 계층; null where there is only one way. */
  readonly name: string | null;
  /** None where the notice says that anybody may apply; what it does not say is `unread`. */
  readonly conditions: readonly Condition[];
}

/** What a notice asks; one rank that is met is enough. No rank: the notice says nothing that is read. */
export interface NoticeConditions {
  /** The day on which age is counted; null for the day of the question. */
  readonly on: Yyyymmdd | null;
  readonly ranks: readonly ConditionRank[];
}

/** Nothing is known of what a notice asks. */
export const UNKNOWN_CONDITIONS: NoticeConditions = { on: null, ranks: [] };

const LONGEST_TEXT = 300;

const whole = (value: unknown): number | null => {
  const number = numberIn(value);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The known words of a list; null where one is not known, or there is none. */
function allOf<Word extends string>(
  words: Readonly<Record<Word, Word>>,
  value: unknown,
): readonly Word[] | null {
  const known = Object.values<Word>(words);
  const found = listOf(value).map((one) => known.find((word) => word === one) ?? null);
  const all = found.filter((word) => word !== null);
  return all.length === 0 || all.length < found.length ? null : all;
}

const circleOf = (value: unknown): Circle | null => allOf(CIRCLE, [value])?.[0] ?? null;

type Reader = (fields: Fields) => Condition | null;

/** One reader a kind; null where a field is missing or cannot be read. */
const READERS: Readonly<Record<Exclude<ConditionKind, 'unread'>, Reader>> = {
  age: ({ from, to }) => {
    const [lower, upper] = [whole(from), whole(to)];
    if ((from != null && lower === null) || (to != null && upper === null)) return null;
    return lower === null && upper === null ? null : { kind: 'age', from: lower, to: upper };
  },
  home: ({ whose }) => {
    const circle = circleOf(whose);
    return circle === null || circle === 'FAMILY' ? null : { kind: 'home', whose: circle };
  },
  income: ({ whose, limits, further }) => {
    const circle = circleOf(whose);
    const sums = listOf(limits).map(whole);
    const known = sums.filter((sum) => sum !== null);
    if (circle === null || known.length === 0 || known.length < sums.length) return null;
    if (further != null && whole(further) === null) return null;
    return { kind: 'income', whose: circle, limits: known, further: whole(further) };
  },
  assets: ({ whose, limit }) => {
    const [circle, most] = [circleOf(whose), whole(limit)];
    return circle === null || most === null ? null : { kind: 'assets', whose: circle, limit: most };
  },
  car: ({ limit }) => {
    const most = whole(limit);
    return most === null ? null : { kind: 'car', limit: most };
  },
  residence: ({ areas, names, orWork }) => {
    const given = listOf(areas);
    const codes = given.filter((code) => typeof code === 'string').filter(isAreaCode);
    if (codes.length === 0 || codes.length < given.length || typeof orWork !== 'boolean')
      return null;
    const called = listOf(names)
      .filter((name) => typeof name === 'string')
      .filter((name) => name !== '');
    return called.length === codes.length
      ? { kind: 'residence', areas: codes, names: called, orWork }
      : { kind: 'residence', areas: codes, orWork };
  },
  apart: () => ({ kind: 'apart' }),
  occupation: ({ anyOf }) => {
    const words = allOf(OCCUPATION, anyOf);
    return words === null ? null : { kind: 'occupation', anyOf: words };
  },
  marriage: ({ anyOf }) => {
    const words = allOf(MARRIAGE, anyOf);
    return words === null ? null : { kind: 'marriage', anyOf: words };
  },
  group: ({ anyOf }) => {
    const words = allOf(GROUP, anyOf);
    return words === null ? null : { kind: 'group', anyOf: words };
  },
};

const isRead = (kind: unknown): kind is keyof typeof READERS =>
  typeof kind === 'string' && Object.hasOwn(READERS, kind);

const unreadOf = ({ text }: Fields): Condition => ({
  kind: 'unread',
  text: typeof text === 'string' ? text.slice(0, LONGEST_TEXT) : '',
});

/** A condition as data; what cannot be read is `unread`, never left out. Never throws. */
export function conditionOf(value: unknown): Condition {
  const fields = fieldsOf(value);
  const { kind } = fields;
  return (isRead(kind) ? READERS[kind](fields) : null) ?? unreadOf(fields);
}

/** A condition of which nobody knows the day that counts: an age cannot be read then. */
function undatedConditionOf(value: unknown): Condition {
  const condition = conditionOf(value);
  return condition.kind === 'age' ? unreadOf(fieldsOf(value)) : condition;
}

/** A rank's list of conditions. Without one nobody knows what it asks: only a stated one may be empty. */
const conditionsIn = (value: unknown, read: (one: unknown) => Condition): readonly Condition[] =>
  Array.isArray(value) ? value.map(read) : [unreadOf({})];

/**
 * Conditions as data, from storage, a file or the wire. Where a day is named that cannot be read, no
 * other day counts in its place. Never throws.
 */
export function conditionsOf(value: unknown): NoticeConditions {
  const { on, ranks } = fieldsOf(value);
  const read = on == null || isDay(on) ? conditionOf : undatedConditionOf;
  return {
    on: isDay(on) ? on : null,
    ranks: listOf(ranks)
      .map(fieldsOf)
      .map(({ name, conditions }) => ({
        name: typeof name === 'string' && name !== '' ? name : null,
        conditions: conditionsIn(conditions, read),
      })),
  };
}
