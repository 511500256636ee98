import { isDongCode } from '../../shared/dong-code';
import { isDay, type Yyyymmdd } from '../../shared/day';
import type { Won } from '../../shared/money';
import { fieldsOf, numberIn, parseJson } from '../../shared/stored-json';

/** What a person does. */
export const OCCUPATION = {
  STUDENT: 'STUDENT',
  JOB_SEEKER: 'JOB_SEEKER',
  EMPLOYED: 'EMPLOYED',
  SELF_EMPLOYED: 'SELF_EMPLOYED',
} as const;
export type Occupation = keyof typeof OCCUPATION;

/** Unmarried, to be married or married within the seven years that notices ask for, or longer. */
export const MARRIAGE = { SINGLE: 'SINGLE', NEWLYWED: 'NEWLYWED', MARRIED: 'MARRIED' } as const;
export type Marriage = keyof typeof MARRIAGE;

/** Groups that notices put first: basic-security households, those just above, … */
export const GROUP = {
  BASIC_SECURITY: 'BASIC_SECURITY',
  NEAR_POOR: 'NEAR_POOR',
  SINGLE_PARENT: 'SINGLE_PARENT',
  DISABLED: 'DISABLED',
  CARE_LEAVER: 'CARE_LEAVER',
} as const;
export type Group = keyof typeof GROUP;

/** What a person says of themselves; null is not known, and nothing guesses it (spec/readings R33). */
export interface Person {
  readonly birthDay: Yyyymmdd | null;
  /** People who live together, the person counted. */
  readonly household: number | null;
  /** The person's own, a month, before tax. */
  readonly income: Won | null;
  /** Of all who live together, the person counted; asked where they are more than one. */
  readonly householdIncome: Won | null;
  /** The parents', a month, without the person's own. */
  readonly parentsIncome: Won | null;
  /** The person and the parents, and whom else the parents keep. */
  readonly familySize: number | null;
  /** The person's own: deposits, savings, shares, less debts. */
  readonly assets: Won | null;
  /** Of all who live together, the person counted. */
  readonly householdAssets: Won | null;
  /** The parents' alone. */
  readonly parentsAssets: Won | null;
  /** What the dearest car of the household is worth; 0 for none. */
  readonly car: Won | null;
  readonly ownsHome: boolean | null;
  /** Somebody else of the household owns one. */
  readonly familyOwnsHome: boolean | null;
  /** Legal-dong code of where the person is registered; of a 시·군·구 it ends in zeros. */
  readonly livesIn: string | null;
  /** The same of the job or the school. */
  readonly worksIn: string | null;
  readonly livesApart: boolean | null;
  readonly occupation: Occupation | null;
  readonly marriage: Marriage | null;
  /** Those that apply; an empty list says none does. */
  readonly groups: readonly Group[] | null;
}
export type PersonField = keyof Person;

/** Nothing is known. */
export const UNKNOWN_PERSON: Person = {
  birthDay: null,
  household: null,
  income: null,
  householdIncome: null,
  parentsIncome: null,
  familySize: null,
  assets: null,
  householdAssets: null,
  parentsAssets: null,
  car: null,
  ownsHome: null,
  familyOwnsHome: null,
  livesIn: null,
  worksIn: null,
  livesApart: null,
  occupation: null,
  marriage: null,
  groups: null,
};
export const PERSON_FIELDS = Object.keys(UNKNOWN_PERSON) as PersonField[];

/** The most people of a household, and the most won, that a person can say. */
export const MOST_HOUSEHOLD = 20;
export const MOST_PERSON_WON = 1_000_000_000_000;

/** Whether a person says anything at all. */
export const isKnownPerson = (person: Person): boolean =>
  PERSON_FIELDS.some((field) => person[field] !== null);

const won = (value: unknown): Won | null => {
  const number = numberIn(value);
  return Number.isInteger(number) && number !== null && number >= 0 && number <= MOST_PERSON_WON
    ? number
    : null;
};
const people = (value: unknown): number | null => {
  const number = won(value);
  return number !== null && number >= 1 && number <= MOST_HOUSEHOLD ? number : null;
};
const yesNo = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const area = (value: unknown): string | null =>
  typeof value === 'string' && isDongCode(value) ? value : null;
const wordOf = <Word extends string>(
  words: Readonly<Record<Word, Word>>,
  value: unknown,
): Word | null => Object.values<Word>(words).find((word) => word === value) ?? null;

/** A person as storage or the wire tells; what cannot be read is not known. Never throws. */
export function personOf(value: unknown): Person {
  const fields = fieldsOf(value);
  const groups = fields['groups'];
  return {
    birthDay: isDay(fields['birthDay']) ? fields['birthDay'] : null,
    household: people(fields['household']),
    income: won(fields['income']),
    householdIncome: won(fields['householdIncome']),
    parentsIncome: won(fields['parentsIncome']),
    familySize: people(fields['familySize']),
    assets: won(fields['assets']),
    householdAssets: won(fields['householdAssets']),
    parentsAssets: won(fields['parentsAssets']),
    car: won(fields['car']),
    ownsHome: yesNo(fields['ownsHome']),
    familyOwnsHome: yesNo(fields['familyOwnsHome']),
    livesIn: area(fields['livesIn']),
    worksIn: area(fields['worksIn']),
    livesApart: yesNo(fields['livesApart']),
    occupation: wordOf(OCCUPATION, fields['occupation']),
    marriage: wordOf(MARRIAGE, fields['marriage']),
    groups: Array.isArray(groups) ? groups.flatMap((one) => wordOf(GROUP, one) ?? []) : null,
  };
}

/** The person of {@link STORAGE_KEY.MY_CONDITIONS}. */
export const parsePerson = (stored: string | null): Person => personOf(parseJson(stored));
