import type { Yyyymmdd } from '../../shared/day';
import { ageOn } from './age';
import {
  countedLimit,
  countedPeople,
  countedSum,
  missingMoney,
  possibleSizes,
  type MoneyCondition,
} from './counted-money';
import { isWithin, sigunguOf, WHOLE_COUNTRY } from '../notice-areas';
import type { Condition } from '../notice-conditions';
import { MARRIAGE, metWords, type Person, type PersonField, type PersonWord } from './person';

/** Whether what is asked is met, for all that is known. */
export type Verdict = 'fits' | 'fails' | 'unknown';

export interface ConditionFit {
  readonly condition: Condition;
  readonly verdict: Verdict;
  /**
   * What may still be asked where it is unknown: whoever answers all of it leaves nothing to ask. None
   * where no answer would decide it.
   */
  readonly missing: readonly PersonField[];
  /** Those of `missing` that are answered by an area too large to decide: its 시·군·구 is asked. */
  readonly tooWide: readonly PersonField[];
}

type Weighed = Omit<ConditionFit, 'condition'>;

const decided = (isMet: boolean): Weighed => ({
  verdict: isMet ? 'fits' : 'fails',
  missing: [],
  tooWide: [],
});
const unknown = (
  missing: readonly PersonField[],
  tooWide: readonly PersonField[] = [],
): Weighed => ({ verdict: 'unknown', missing, tooWide });

/** One verdict for all that may be true: theirs where they agree. */
const agreed = (possible: readonly Verdict[]): Verdict =>
  (['fits', 'fails'] as const).find((verdict) => possible.every((one) => one === verdict)) ??
  'unknown';

/** What is known of the possible answers, or else what to ask. */
const orAsked = (verdict: Verdict, missing: readonly PersonField[]): Weighed =>
  verdict === 'unknown' ? unknown(missing) : decided(verdict === 'fits');

function age(
  { from, to }: Extract<Condition, { kind: 'age' }>,
  { birthDay }: Person,
  day: Yyyymmdd,
): Weighed {
  const years = ageOn(birthDay, day);
  if (years === null) return unknown(['birthDay']);
  return decided((from === null || years >= from) && (to === null || years <= to));
}

function home({ whose }: Extract<Condition, { kind: 'home' }>, person: Person): Weighed {
  const { ownsHome, familyOwnsHome, household } = person;
  if (ownsHome === true) return decided(false);
  const own: readonly PersonField[] = ownsHome === null ? ['ownsHome'] : [];
  if (whose === 'SELF' || household === 1) return own.length > 0 ? unknown(own) : decided(true);
  if (household !== null && familyOwnsHome === true) return decided(false);
  if (familyOwnsHome === false) return own.length > 0 ? unknown(own) : decided(true);
  const others = (['household', 'familyOwnsHome'] as const).filter(
    (field) => person[field] === null,
  );
  return unknown([...own, ...others]);
}

function moneyWithin(condition: MoneyCondition, person: Person, people: number): Verdict {
  const { least, isWhole } = countedSum(condition, person, people);
  const { amount, isSaid } = countedLimit(condition, people);
  if (least > amount) return isSaid ? 'fails' : 'unknown';
  return isWhole ? 'fits' : 'unknown';
}

function money(condition: MoneyCondition, person: Person): Weighed {
  const sizes = possibleSizes(countedPeople(condition, person));
  const verdict = agreed(sizes.map((people) => moneyWithin(condition, person, people)));
  return orAsked(verdict, missingMoney(condition, person));
}

/** An area that is not known may be any of the country; one that holds an asked one, the asked one. */
function within(area: string | null, areas: readonly string[]): Verdict {
  const known = area ?? WHOLE_COUNTRY;
  if (areas.some((asked) => isWithin(known, asked))) return 'fits';
  return areas.some((asked) => isWithin(asked, known)) ? 'unknown' : 'fails';
}

/** Whether a person's 시·군·구 would tell more; a form asks for nothing narrower. */
function isTooWide(area: string | null, areas: readonly string[]): boolean {
  const known = area ?? WHOLE_COUNTRY;
  return areas
    .map(sigunguOf)
    .some((sigungu) => isWithin(sigungu, known) && !isWithin(known, sigungu));
}

function residence(
  { areas, orWork }: Extract<Condition, { kind: 'residence' }>,
  person: Person,
): Weighed {
  const counted = orWork ? (['livesIn', 'worksIn'] as const) : (['livesIn'] as const);
  const verdicts = counted.map((field) => within(person[field], areas));
  if (verdicts.includes('fits')) return decided(true);
  if (!verdicts.includes('unknown')) return decided(false);
  const missing = counted.filter((field) => isTooWide(person[field], areas));
  return unknown(
    missing,
    missing.filter((field) => person[field] !== null),
  );
}

const isMetBy = (anyOf: readonly PersonWord[], chosen: PersonWord): boolean =>
  metWords(chosen).some((word) => anyOf.includes(word));

/** Of all words that apply one is enough. */
function anyOfAll(
  field: 'occupations' | 'groups',
  anyOf: readonly PersonWord[],
  person: Person,
): Weighed {
  const chosen: readonly PersonWord[] | null = person[field];
  return chosen === null ? unknown([field]) : decided(chosen.some((word) => isMetBy(anyOf, word)));
}

/** What is not known may be any of the words. */
function marriage(
  { anyOf }: Extract<Condition, { kind: 'marriage' }>,
  { marriage: chosen }: Person,
): Weighed {
  const possible = chosen === null ? Object.values(MARRIAGE) : [chosen];
  const verdict = agreed(possible.map((word) => (isMetBy(anyOf, word) ? 'fits' : 'fails')));
  return orAsked(verdict, ['marriage']);
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
      return person.car === null ? unknown(['car']) : decided(person.car <= condition.limit);
    case 'residence':
      return residence(condition, person);
    case 'apart':
      return person.livesApart === null ? unknown(['livesApart']) : decided(person.livesApart);
    case 'occupation':
      return anyOfAll('occupations', condition.anyOf, person);
    case 'marriage':
      return marriage(condition, person);
    case 'group':
      return anyOfAll('groups', condition.anyOf, person);
    case 'unread':
      return unknown([]);
  }
}

/**
 * Whether a person meets one condition; age counts on `day`. It fits or fails only where nothing
 * that the person may add could change that.
 */
export function conditionFit(condition: Condition, person: Person, day: Yyyymmdd): ConditionFit {
  return { condition, ...weighed(condition, person, day) };
}
