import fc, { type Arbitrary } from 'fast-check';
import { NO_PLACE, type ConditionKind, type Marriage, type Person, type PersonField } from '#core';
import { wons } from './notice-values';

/** Which kinds of condition look at a field. */
export const LOOKED_AT: Readonly<Record<PersonField, readonly ConditionKind[]>> = {
  birthDay: ['age'],
  household: ['home', 'income', 'assets'],
  income: ['income'],
  householdIncome: ['income'],
  parentsIncome: ['income'],
  familySize: ['income'],
  assets: ['assets'],
  householdAssets: ['assets'],
  parentsAssets: ['assets'],
  car: ['car'],
  ownsHome: ['home'],
  familyOwnsHome: ['home'],
  livesIn: ['residence'],
  worksIn: ['residence'],
  livesApart: ['apart'],
  occupations: ['occupation'],
  marriage: ['marriage'],
  groups: ['group'],
};

/** Where no notice is for: 제주. */
const ELSEWHERE = '5000000000';

const LESS_THAN: Readonly<Record<Marriage, Marriage>> = {
  SINGLE: 'SINGLE',
  ENGAGED: 'SINGLE',
  NEWLYWED: 'MARRIED',
  MARRIED: 'MARRIED',
};

const more = (amount: number): Arbitrary<number> => wons.map((further) => amount + further);
const fewer = <Word>(words: readonly Word[]): Arbitrary<readonly Word[]> => fc.subarray([...words]);

/** By each field: what is said of somebody who meets no more than who says this. */
const lessOf = {
  income: more,
  householdIncome: more,
  parentsIncome: more,
  assets: more,
  householdAssets: more,
  parentsAssets: more,
  car: more,
  ownsHome: () => fc.constant(true),
  familyOwnsHome: () => fc.constant(true),
  livesIn: () => fc.constant(ELSEWHERE),
  worksIn: () => fc.constantFrom(ELSEWHERE, NO_PLACE),
  livesApart: () => fc.constant(false),
  occupations: fewer,
  marriage: (chosen) => fc.constant(LESS_THAN[chosen]),
  groups: fewer,
} satisfies {
  readonly [Field in PersonField]?: (
    said: NonNullable<Person[Field]>,
  ) => Arbitrary<NonNullable<Person[Field]>>;
};
type Comparable = keyof typeof lessOf;

/** The fields by which one person meets less than another. */
export const COMPARABLE = Object.keys(lessOf) as Comparable[];

export interface Compared {
  readonly more: Person;
  readonly less: Person;
}

/** Somebody, and one who meets no more by these fields; what is not said of one, is not of the other. */
export const meetingLess =
  (fields: readonly Comparable[]) =>
  (who: Person): Arbitrary<Compared> => {
    const said = fields.filter((field) => who[field] !== null);
    const less = said.map((field) => {
      const lessBy = lessOf[field] as (value: unknown) => Arbitrary<unknown>;
      return [field, lessBy(who[field])] as const;
    });
    return fc
      .record(Object.fromEntries(less))
      .map((part) => ({ more: who, less: { ...who, ...(part as Partial<Person>) } }));
  };
