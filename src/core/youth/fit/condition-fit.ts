import type { Yyyymmdd } from '../../shared/day';
import { ageOn } from './age';
import {
  countedLimit,
  countedPeople,
  countedSum,
  MONEY_FIELDS,
  possibleSizes,
  type MoneyCondition,
} from './counted-money';
import { isWithin, WHOLE_COUNTRY } from '../notice-areas';
import type { Condition } from '../notice-conditions';
import { MARRIAGE, OCCUPATION, type Person, type PersonField } from './person';

/** Whether what is asked is met, for all that is known. */
export type Verdict = 'fits' | 'fails' | 'unknown';

export interface ConditionFit {
  readonly condition: Condition;
  readonly verdict: Verdict;
  /** What to ask next where it is unknown; none where the condition itself cannot be read. */
  readonly missing: readonly PersonField[];
}

type Weighed = Pick<ConditionFit, 'verdict' | 'missing'>;

const decided = (isMet: boolean): Weighed => ({ verdict: isMet ? 'fits' : 'fails', missing: [] });
const unknown = (...missing: readonly PersonField[]): Weighed => ({ verdict: 'unknown', missing });

/** One verdict for all that may be true: theirs where they agree. */
const agreed = (possible: readonly Verdict[]): Verdict =>
  (['fits', 'fails'] as const).find((verdict) => possible.every((one) => one === verdict)) ??
  'unknown';

function age(
  { from, to }: Extract<Condition, { kind: 'age' }>,
  { birthDay }: Person,
  day: Yyyymmdd,
): Weighed {
  const years = ageOn(birthDay, day);
  if (years === null) return unknown('birthDay');
  return decided((from === null || years >= from) && (to === null || years <= to));
}

function home({ whose }: Extract<Condition, { kind: 'home' }>, person: Person): Weighed {
  const { ownsHome, familyOwnsHome, household } = person;
  if (ownsHome === true) return decided(false);
  if (whose === 'SELF' || household === 1)
    return ownsHome === null ? unknown('ownsHome') : decided(true);
  if (household !== null && familyOwnsHome === true) return decided(false);
  if (ownsHome === null) return unknown('ownsHome');
  if (familyOwnsHome === false) return decided(true);
  return unknown(household === null ? 'household' : 'familyOwnsHome');
}

function moneyWithin(condition: MoneyCondition, person: Person, people: number): Verdict {
  const { least, isWhole } = countedSum(condition, person, people);
  const { amount, isSaid } = countedLimit(condition, people);
  if (least > amount) return isSaid ? 'fails' : 'unknown';
  return isWhole ? 'fits' : 'unknown';
}

/** First the sums that count, then the number of people, which sets the limit. */
function missingMoney({ kind, whose }: MoneyCondition, person: Person): PersonField[] {
  const { own, household, parents } = MONEY_FIELDS[kind];
  const people = whose === 'FAMILY' ? 'familySize' : 'household';
  const inHousehold: readonly PersonField[] =
    person.household === null ? [own, 'household'] : [person.household === 1 ? own : household];
  const sums = { SELF: [own], FAMILY: [own, parents], HOUSEHOLD: inHousehold }[whose];
  const missing = sums.filter((field) => person[field] === null);
  return missing.length === 0 && person[people] === null ? [people] : missing;
}

function money(condition: MoneyCondition, person: Person): Weighed {
  const sizes = possibleSizes(countedPeople(condition, person));
  const verdict = agreed(sizes.map((people) => moneyWithin(condition, person, people)));
  return { verdict, missing: missingMoney(condition, person) };
}

/** An area that is not known may be any of the country; one that holds an asked one, the asked one. */
function within(area: string | null, areas: readonly string[]): Verdict {
  const known = area ?? WHOLE_COUNTRY;
  if (areas.some((asked) => isWithin(known, asked))) return 'fits';
  return areas.some((asked) => isWithin(asked, known)) ? 'unknown' : 'fails';
}

function residence(
  { areas, orWork }: Extract<Condition, { kind: 'residence' }>,
  { livesIn, worksIn }: Person,
): Weighed {
  const lives = within(livesIn, areas);
  const works = orWork ? within(worksIn, areas) : 'fails';
  if (lives === 'fits' || works === 'fits') return decided(true);
  if (lives === 'unknown') return unknown('livesIn');
  return works === 'unknown' ? unknown('worksIn') : decided(false);
}

/** What is not known may be any of the words. */
function among<Word extends string>(
  field: PersonField,
  word: Word | null,
  words: Readonly<Record<Word, Word>>,
  anyOf: readonly Word[],
): Weighed {
  const possible = word === null ? Object.values<Word>(words) : [word];
  const verdict = agreed(possible.map((one) => (anyOf.includes(one) ? 'fits' : 'fails')));
  return { verdict, missing: [field] };
}

function weighed(condition: Condition, person: Person, day: Yyyymmdd): Weighed {
  switch (condition.kind) {
    case 'age':
      return age(condition, person, day);
    case 'home':
      return home(condition, person);
    case 'income':
    case 'assets':
      return money(condition, person);
    case 'car':
      return person.car === null ? unknown('car') : decided(person.car <= condition.limit);
    case 'residence':
      return residence(condition, person);
    case 'apart':
      return person.livesApart === null ? unknown('livesApart') : decided(person.livesApart);
    case 'occupation':
      return among('occupation', person.occupation, OCCUPATION, condition.anyOf);
    case 'marriage':
      return among('marriage', person.marriage, MARRIAGE, condition.anyOf);
    case 'group':
      return person.groups === null
        ? unknown('groups')
        : decided(person.groups.some((group) => condition.anyOf.includes(group)));
    case 'unread':
      return unknown();
  }
}

/**
 * Whether a person meets one condition; age counts on `day`. It fits or fails only where nothing
 * that the person may add could change that.
 */
export function conditionFit(condition: Condition, person: Person, day: Yyyymmdd): ConditionFit {
  const { verdict, missing } = weighed(condition, person, day);
  return { condition, verdict, missing: verdict === 'unknown' ? missing : [] };
}
