import type { Yyyymmdd } from '../../shared/day';
import { formatManwon, WON_PER_MANWON, type Won } from '../../shared/money';
import { firstAndOthers } from '../../shared/text/area-names';
import { ageOn } from './age';
import { countedLimit, countedPeople, countedSum, type MoneyCondition } from './counted-money';
import type { Condition, ConditionKind } from '../notice-conditions';
import type { Person } from './person';
import { GROUP_NAMES, MARRIAGE_NAMES, OCCUPATION_NAMES } from './person-words';

const LABELS: Readonly<Record<ConditionKind, string>> = {
  age: '나이',
  home: '집',
  income: '소득',
  assets: '자산',
  car: '자동차',
  residence: '사는 곳',
  apart: '부모님과 따로 사는지',
  occupation: '하는 일',
  marriage: '혼인',
  group: '대상',
  unread: '그 밖',
};

/** What a condition is about: 나이, 집, 소득 … */
export const conditionLabel = ({ kind }: Condition): string => LABELS[kind];

/** Cut to whole 만원: a limit never looks higher than it is, and what is within it not beyond it. */
const manwon = (amount: Won): string => formatManwon(amount / WON_PER_MANWON);
const wonText = (amount: Won): string => `${manwon(amount)}원`;

/** `만 19~39세`, `만 19세 이상`, `만 39세 이하` */
export function ageRangeText({ from, to }: Extract<Condition, { kind: 'age' }>): string {
  if (from === null) return to === null ? '제한 없음' : `만 ${to}세 이하`;
  if (to === null) return `만 ${from}세 이상`;
  return from === to ? `만 ${from}세` : `만 ${from}~${to}세`;
}

/** `서울 관악구`, `서울 관악구 외 2`; `정해진 지역` where nobody knows their names. */
export const askedAreasText = ({ names = [] }: Extract<Condition, { kind: 'residence' }>): string =>
  firstAndOthers(names) || '정해진 지역';

const CIRCLES = { SELF: '', HOUSEHOLD: '가구 ', FAMILY: '부모님과 합해 ' } as const;

type Household = Pick<Person, 'household' | 'familySize'>;

function moneyText(condition: MoneyCondition, person: Household): string {
  const people = countedPeople(condition, person);
  // Who lives alone is the household.
  const isAlone = condition.whose === 'HOUSEHOLD' && people === 1;
  const circle = isAlone ? '' : CIRCLES[condition.whose];
  if (condition.kind === 'assets') return `${circle}${wonText(condition.limit)} 이하`;
  const own = people === null ? null : countedLimit(condition, people);
  if (own?.isSaid === true) return `${circle}월 ${wonText(own.amount)} 이하`;
  const [least, most] = [Math.min(...condition.limits), Math.max(...condition.limits)].map(manwon);
  return least === most ? `${circle}월 ${most}원 이하` : `${circle}월 ${least}~${most}원 이하`;
}

const LOOK_IT_UP = '공고문에서 확인해 주세요';

/**
 * What a condition asks: `만 19~39세`, `무주택`, `월 431만원 이하`, `없어야 해요`. Income is that of a
 * household of so many, or a range where the person does not say.
 */
export function conditionText(condition: Condition, person: Household): string {
  switch (condition.kind) {
    case 'age':
      return ageRangeText(condition);
    case 'home':
      return condition.whose === 'SELF' || person.household === 1 ? '무주택' : '가족 모두 무주택';
    case 'income':
    case 'assets':
      return moneyText(condition, person);
    case 'car':
      return condition.limit === 0 ? '없어야 해요' : `${wonText(condition.limit)} 이하`;
    case 'residence': {
      const names = askedAreasText(condition);
      return condition.orWork ? `${names} (직장·학교도 돼요)` : names;
    }
    case 'apart':
      return '따로 살아야 해요';
    case 'occupation':
      return condition.anyOf.map((word) => OCCUPATION_NAMES[word]).join('·');
    case 'marriage':
      return condition.anyOf.map((word) => MARRIAGE_NAMES[word]).join('·');
    case 'group':
      return condition.anyOf.map((word) => GROUP_NAMES[word]).join('·');
    case 'unread':
      return condition.text.trim() === '' ? LOOK_IT_UP : condition.text;
  }
}

function ownMoney(condition: MoneyCondition, person: Person): string | null {
  // The person's own counts whatever the household is.
  const people = countedPeople(condition, person) ?? (condition.whose === 'HOUSEHOLD' ? null : 1);
  if (people === null) return null;
  const { least, isWhole } = countedSum(condition, person, people);
  return isWhole ? wonText(least) : null;
}

function ownHome({ whose }: Extract<Condition, { kind: 'home' }>, person: Person): string | null {
  const { ownsHome, familyOwnsHome, household } = person;
  if (ownsHome === true) return '있음';
  if (whose === 'SELF' || household === 1) return ownsHome === null ? null : '없음';
  if (familyOwnsHome === true) return household === null ? null : '가족에게 있음';
  return ownsHome === null || familyOwnsHome === null ? null : '없음';
}

/** All that applies, 없음 for none. */
const namesOf = <Word extends string>(
  names: Readonly<Record<Word, string>>,
  words: readonly Word[] | null,
): string | null => words && (words.map((word) => names[word]).join('·') || '없음');

/**
 * What a person says of it: `26세`, `없음`, `230만원`; null where they do not. Age counts on `day`;
 * `ownArea` is what the area is called that they live in.
 */
export function ownText(
  condition: Condition,
  person: Person,
  day: Yyyymmdd,
  ownArea: string | null = null,
): string | null {
  switch (condition.kind) {
    case 'age': {
      const years = ageOn(person.birthDay, day);
      return years === null ? null : `${years}세`;
    }
    case 'home':
      return ownHome(condition, person);
    case 'income':
    case 'assets':
      return ownMoney(condition, person);
    case 'car':
      if (person.car === null) return null;
      return person.car === 0 ? '없음' : wonText(person.car);
    case 'residence':
      return person.livesIn === null ? null : ownArea;
    case 'apart':
      if (person.livesApart === null) return null;
      return person.livesApart ? '따로 살아요' : '함께 살아요';
    case 'occupation':
      return namesOf(OCCUPATION_NAMES, person.occupations);
    case 'marriage':
      return person.marriage === null ? null : MARRIAGE_NAMES[person.marriage];
    case 'group':
      return namesOf(GROUP_NAMES, person.groups);
    case 'unread':
      return null;
  }
}
