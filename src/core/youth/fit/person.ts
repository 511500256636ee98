import { isDay, type Yyyymmdd } from '../../shared/day';
import type { Won } from '../../shared/money';
import { fieldsOf, numberIn, parseJson } from '../../shared/stored-json';
import { isAreaCode } from '../notice-areas';

/** What a person does. */
export const OCCUPATION = {
  STUDENT: 'STUDENT',
  JOB_SEEKER: 'JOB_SEEKER',
  EMPLOYED: 'EMPLOYED',
  SELF_EMPLOYED: 'SELF_EMPLOYED',
} as const;
export type Occupation = keyof typeof OCCUPATION;

/** Unmarried, about to be married, married within the seven years that notices ask for, or longer. */
export const MARRIAGE = {
  SINGLE: 'SINGLE',
  ENGAGED: 'ENGAGED',
  NEWLYWED: 'NEWLYWED',
  MARRIED: 'MARRIED',
} as const;
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

/** A word of which a person chooses, and notices ask. */
export type PersonWord = Occupation | Marriage | Group;

/** What else a person meets who chose a word: 신혼부부 of notices are engaged couples, too. */
const ALSO_MET: Readonly<Partial<Record<PersonWord, readonly PersonWord[]>>> = {
  ENGAGED: [MARRIAGE.SINGLE, MARRIAGE.NEWLYWED],
  NEWLYWED: [MARRIAGE.MARRIED],
};

/** The words of conditions that a person meets who chose a word: itself, and what goes with it. */
export const metWords = (chosen: PersonWord): readonly PersonWord[] => [
  chosen,
  ...(ALSO_MET[chosen] ?? []),
];

/** In place of an area: the person neither works nor studies anywhere. */
export const NO_PLACE = 'NONE';

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
  /** The same of the job or the school; {@link NO_PLACE} for who has none. */
  readonly worksIn: string | null;
  readonly livesApart: boolean | null;
  /** Those that apply, as of a student who works; an empty list says none does. */
  readonly occupations: readonly Occupation[] | null;
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
  occupations: null,
  marriage: null,
  groups: null,
};
export const PERSON_FIELDS = Object.keys(UNKNOWN_PERSON) as PersonField[];

/** The most people of a household, and the most won, that a person can say. */
export const MOST_HOUSEHOLD = 20;
export const MOST_PERSON_WON = 1_000_000_000_000;

/** The codes of the areas that a person names, as far as they name any. */
export const personAreas = ({ livesIn, worksIn }: Person): readonly string[] =>
  [livesIn, worksIn].flatMap((code) => (code === null || code === NO_PLACE ? [] : code));

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
  typeof value === 'string' && isAreaCode(value) ? value : null;
const wordOf = <Word extends string>(
  words: Readonly<Record<Word, Word>>,
  value: unknown,
): Word | null => Object.values<Word>(words).find((word) => word === value) ?? null;

/** Words that are not known are left out; where none is left, nothing is known. */
function wordsOf<Word extends string>(
  words: Readonly<Record<Word, Word>>,
  value: unknown,
): readonly Word[] | null {
  if (!Array.isArray(value)) return null;
  const known = [...new Set(value.flatMap((one) => wordOf(words, one) ?? []))];
  return known.length === 0 && value.length > 0 ? null : known;
}

/** Formerly a person could name one alone. */
function formerOccupation(value: unknown): readonly Occupation[] | null {
  const word = wordOf(OCCUPATION, value);
  return word === null ? null : [word];
}

/** A person as storage or the wire tells; what cannot be read is not known. Never throws. */
export function personOf(value: unknown): Person {
  const fields = fieldsOf(value);
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
    worksIn: fields['worksIn'] === NO_PLACE ? NO_PLACE : area(fields['worksIn']),
    livesApart: yesNo(fields['livesApart']),
    occupations:
      wordsOf(OCCUPATION, fields['occupations']) ?? formerOccupation(fields['occupation']),
    marriage: wordOf(MARRIAGE, fields['marriage']),
    groups: wordsOf(GROUP, fields['groups']),
  };
}

/** The person of {@link STORAGE_KEY.MY_CONDITIONS}. */
export const parsePerson = (stored: string | null): Person => personOf(parseJson(stored));
