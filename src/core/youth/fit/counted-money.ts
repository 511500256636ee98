import type { Won } from '../../shared/money';
import type { Condition } from '../notice-conditions';
import { MOST_HOUSEHOLD, type Person, type PersonField } from './person';

/** A condition on a sum that is counted over a circle of people. */
export type MoneyCondition = Extract<Condition, { readonly kind: 'income' | 'assets' }>;

/** Where a person says which part of it. */
const MONEY_FIELDS = {
  income: { own: 'income', household: 'householdIncome', parents: 'parentsIncome' },
  assets: { own: 'assets', household: 'householdAssets', parents: 'parentsAssets' },
} as const;

/** What is known of a sum: all of it, or only that it is no less. */
export interface CountedSum {
  readonly least: Won;
  readonly isWhole: boolean;
}

const sumOf = (...parts: readonly (Won | null)[]): CountedSum => ({
  least: parts.reduce<Won>((sum, part) => sum + (part ?? 0), 0),
  isWhole: !parts.includes(null),
});

/** The sum that a condition counts, of a person whose household has so many people. */
export function countedSum(
  { kind, whose }: MoneyCondition,
  person: Person,
  people: number,
): CountedSum {
  const fields = MONEY_FIELDS[kind];
  const own = person[fields.own];
  if (whose === 'FAMILY') return sumOf(own, person[fields.parents]);
  if (whose === 'SELF' || people === 1) return sumOf(own);
  const household = person[fields.household];
  if (household !== null || kind === 'assets') return sumOf(household);
  // An income is never negative, so that a household has no less than one of it; assets may be debts.
  return sumOf(own, null);
}

/** How many people are counted; null where the person does not say. */
export function countedPeople(
  condition: MoneyCondition,
  person: Pick<Person, 'household' | 'familySize'>,
): number | null {
  if (condition.whose === 'FAMILY') return person.familySize;
  const isForOne =
    condition.kind === 'income' &&
    condition.whose === 'SELF' &&
    condition.limits.length === 1 &&
    condition.further === null;
  // One limit for one's own income holds for the one person, whoever else lives there.
  return isForOne ? 1 : person.household;
}

const ALL_SIZES = Array.from({ length: MOST_HOUSEHOLD }, (_, at) => at + 1);

/** The sizes that a household may have, as far as the person says. */
export const possibleSizes = (people: number | null): readonly number[] =>
  people === null ? ALL_SIZES : [people];

/**
 * The most that passes in a household of so many. Where the notice does not say, it is no less than
 * the last limit (`isSaid` false): limits never fall as households grow.
 */
export function countedLimit(
  condition: MoneyCondition,
  people: number,
): { readonly amount: Won; readonly isSaid: boolean } {
  if (condition.kind === 'assets') return { amount: condition.limit, isSaid: true };
  const { limits, further } = condition;
  const said = limits[people - 1];
  if (said !== undefined) return { amount: said, isSaid: true };
  const beyond = (people - limits.length) * (further ?? 0);
  return { amount: (limits.at(-1) ?? 0) + beyond, isSaid: further !== null };
}

/** Whether it matters how many people are counted. */
function isBySize(condition: MoneyCondition): boolean {
  if (condition.whose === 'HOUSEHOLD') return true;
  const limits = ALL_SIZES.map((people) => countedLimit(condition, people));
  return limits.some(({ amount, isSaid }) => amount !== limits[0]?.amount || !isSaid);
}

/** What a person has not said of it: the sums that may count, and how many people do. */
export function missingMoney(condition: MoneyCondition, person: Person): readonly PersonField[] {
  const { own, household, parents } = MONEY_FIELDS[condition.kind];
  const { whose } = condition;
  const people = countedPeople(condition, person);
  const size: readonly PersonField[] =
    people === null && isBySize(condition) ? [whose === 'FAMILY' ? 'familySize' : 'household'] : [];
  const unsaid = (...sums: readonly (typeof own | typeof household | typeof parents)[]) =>
    sums.filter((field) => person[field] === null);
  if (whose === 'FAMILY') return [...unsaid(own, parents), ...size];
  if (whose === 'SELF' || people === 1) return [...unsaid(own), ...size];
  // What counts of a household of nobody knows how many is asked once that is said.
  return people === null ? [...unsaid(own), ...size, ...unsaid(household)] : unsaid(household);
}
