import { describe, expect, it } from 'vitest';
import {
  conditionFit,
  MARRIAGE,
  MOST_HOUSEHOLD,
  NO_PLACE,
  type Circle,
  type Condition,
  type Marriage,
  type Person,
  type Verdict,
  type Won,
} from '#core';
import { person } from '../../../support/notice-values';

const MAN = 10_000;
const day = '20261125';
const SEJONG = '3600000000';

const income = (whose: Circle, limits: readonly Won[], further: Won | null = null): Condition => ({
  kind: 'income',
  whose,
  limits,
  further,
});
const assets = (whose: Circle): Condition => ({ kind: 'assets', whose, limit: 25_100 * MAN });
const residence = (areas: readonly string[], orWork = false): Condition => ({
  kind: 'residence',
  areas,
  orWork,
});

/** A condition, what is said, the verdict, and what is missing where it is unknown. */
type Row = readonly [string, Condition, Partial<Person>, Verdict, ...(keyof Person)[]];

const golden = (rows: readonly Row[]) => {
  for (const [name, condition, part, verdict, ...missing] of rows)
    it(name, () => {
      const { tooWide, ...fit } = conditionFit(condition, person(part), day);
      expect(fit).toEqual({ condition, verdict, missing });
      // What is missing and said all the same is an area that is too large.
      expect(tooWide).toEqual(missing.filter((field) => field.endsWith('In') && part[field]));
    });
};

describe('age', () => {
  const young: Condition = { kind: 'age', from: 19, to: 39 };
  golden([
    ['not known', young, {}, 'unknown', 'birthDay'],
    ['19 on the very day', young, { birthDay: '20071125' }, 'fits'],
    ['19 on the day after', young, { birthDay: '20071126' }, 'fails'],
    ['19 on the day before', young, { birthDay: '20071124' }, 'fits'],
    ['40 on the very day', young, { birthDay: '19861125' }, 'fails'],
    ['40 on the day after', young, { birthDay: '19861126' }, 'fits'],
    ['40 on the day before', young, { birthDay: '19861124' }, 'fails'],
    ['only from', { ...young, to: null }, { birthDay: '19501125' }, 'fits'],
    ['only to', { ...young, from: null }, { birthDay: '20261125' }, 'fits'],
    ['not yet born', young, { birthDay: '20261126' }, 'unknown', 'birthDay'],
    ['no day', young, { birthDay: 'soon' }, 'unknown', 'birthDay'],
  ]);

  it.each([
    ['20270228', 'fails'],
    ['20270301', 'fits'],
  ] as const)('19 for who was born on 29 February 2008, on %s: %s', (on, verdict) => {
    expect(conditionFit(young, person({ birthDay: '20080229' }), on).verdict).toBe(verdict);
  });
});

describe('home', () => {
  const own: Condition = { kind: 'home', whose: 'SELF' };
  const all: Condition = { kind: 'home', whose: 'HOUSEHOLD' };
  golden([
    ['own: not known', own, {}, 'unknown', 'ownsHome'],
    ['own: none', own, { ownsHome: false }, 'fits'],
    ['own: none, but the family', own, { ownsHome: false, familyOwnsHome: true }, 'fits'],
    ['own: one', own, { ownsHome: true }, 'fails'],
    ['all: not known', all, {}, 'unknown', 'ownsHome', 'household', 'familyOwnsHome'],
    ['all: one', all, { ownsHome: true }, 'fails'],
    ['all: none, alone', all, { ownsHome: false, household: 1 }, 'fits'],
    ['all: alone', all, { household: 1 }, 'unknown', 'ownsHome'],
    ['all: none of two', all, { ownsHome: false, household: 2 }, 'unknown', 'familyOwnsHome'],
    ['all: of two the other', all, { household: 2, familyOwnsHome: true }, 'fails'],
    [
      'all: of two not the other',
      all,
      { household: 2, familyOwnsHome: false },
      'unknown',
      'ownsHome',
    ],
    ['all: nobody', all, { ownsHome: false, familyOwnsHome: false }, 'fits'],
    ['all: of two not known', all, { household: 2 }, 'unknown', 'ownsHome', 'familyOwnsHome'],
    ['all: not the others', all, { familyOwnsHome: false }, 'unknown', 'ownsHome'],
    ['all: none, how many?', all, { ownsHome: false }, 'unknown', 'household', 'familyOwnsHome'],
    [
      'all: the other, if there is one, and the own',
      all,
      { familyOwnsHome: true },
      'unknown',
      'ownsHome',
      'household',
    ],
    [
      'all: the other, if there is one',
      all,
      { ownsHome: false, familyOwnsHome: true },
      'unknown',
      'household',
    ],
  ]);
});

describe('one’s own income', () => {
  const one = income('SELF', [431 * MAN]);
  const more = income(
    'SELF',
    [400, 600, 800].map((sum) => sum * MAN),
  );
  golden([
    ['not known', one, {}, 'unknown', 'income'],
    ['exactly the limit', one, { income: 431 * MAN }, 'fits'],
    ['a won more', one, { income: 431 * MAN + 1 }, 'fails'],
    ['a won less', one, { income: 431 * MAN - 1 }, 'fits'],
    ['of a large household', one, { income: 431 * MAN + 1, household: 5 }, 'fails'],
    ['by size: of two', more, { income: 600 * MAN, household: 2 }, 'fits'],
    ['by size: of two, a won more', more, { income: 600 * MAN + 1, household: 2 }, 'fails'],
    ['by size: not known', more, { income: 400 * MAN }, 'fits'],
    ['by size: not known, more', more, { income: 400 * MAN + 1 }, 'unknown', 'household'],
    ['by size: beyond the list', more, { income: 800 * MAN + 1, household: 4 }, 'unknown'],
    ['by size: beyond, within the last', more, { income: 800 * MAN, household: 4 }, 'fits'],
    ['by size: beyond, and nothing known', more, { household: 4 }, 'unknown', 'income'],
    ['by size: nothing known', more, {}, 'unknown', 'income', 'household'],
    ['for every size the same', income('SELF', [431 * MAN], 0), {}, 'unknown', 'income'],
  ]);
});

describe('income of the household', () => {
  const all = income('HOUSEHOLD', [400 * MAN, 600 * MAN], 50 * MAN);
  const largest = (600 + 50 * (MOST_HOUSEHOLD - 2)) * MAN;
  golden([
    ['not known', all, {}, 'unknown', 'income', 'household', 'householdIncome'],
    ['alone', all, { household: 1, income: 400 * MAN, householdIncome: 900 * MAN }, 'fits'],
    ['alone, a won more', all, { household: 1, income: 400 * MAN + 1 }, 'fails'],
    ['alone, not known', all, { household: 1, householdIncome: 0 }, 'unknown', 'income'],
    ['of two', all, { household: 2, householdIncome: 600 * MAN }, 'fits'],
    ['of two, a won more', all, { household: 2, householdIncome: 600 * MAN + 1 }, 'fails'],
    ['of two, not known', all, { household: 2, income: 600 * MAN }, 'unknown', 'householdIncome'],
    ['of two, one alone is more', all, { household: 2, income: 600 * MAN + 1 }, 'fails'],
    ['of three', all, { household: 3, householdIncome: 650 * MAN }, 'fits'],
    ['of three, a won more', all, { household: 3, householdIncome: 650 * MAN + 1 }, 'fails'],
    ['whatever the size', all, { income: 400 * MAN, householdIncome: 600 * MAN }, 'fits'],
    ['own known', all, { income: 100 * MAN }, 'unknown', 'household', 'householdIncome'],
    ['all known', all, { householdIncome: 100 * MAN }, 'unknown', 'income', 'household'],
    ['more than the largest', all, { income: largest + 1 }, 'fails'],
    [
      'no more than the largest',
      all,
      { income: largest },
      'unknown',
      'household',
      'householdIncome',
    ],
    [
      'more than the last, without further ones',
      income('HOUSEHOLD', [400 * MAN]),
      { income: largest + 1 },
      'unknown',
      'household',
      'householdIncome',
    ],
    ['no limit at all', income('HOUSEHOLD', []), { household: 1, income: 1 }, 'unknown'],
    [
      'only further ones',
      income('HOUSEHOLD', [], 5),
      { household: 2, householdIncome: 10 },
      'fits',
    ],
  ]);
});

describe('income with the parents', () => {
  const both = income('FAMILY', [400 * MAN, 600 * MAN, 800 * MAN], 50 * MAN);
  const known = { income: 230 * MAN, parentsIncome: 570 * MAN };
  const largest = (800 + 50 * (MOST_HOUSEHOLD - 3)) * MAN;
  golden([
    ['not known', both, {}, 'unknown', 'income', 'parentsIncome', 'familySize'],
    ['how many known', both, { familySize: 3 }, 'unknown', 'income', 'parentsIncome'],
    [
      'for every size the same',
      income('FAMILY', [400 * MAN], 0),
      { income: 0 },
      'unknown',
      'parentsIncome',
    ],
    ['own known', both, { income: 230 * MAN, familySize: 3 }, 'unknown', 'parentsIncome'],
    ['parents’ known', both, { parentsIncome: 0, familySize: 3 }, 'unknown', 'income'],
    ['both known', both, known, 'unknown', 'familySize'],
    ['the household does not count', both, { ...known, household: 1 }, 'unknown', 'familySize'],
    ['exactly the limit', both, { ...known, familySize: 3 }, 'fits'],
    ['a won more', both, { ...known, income: 230 * MAN + 1, familySize: 3 }, 'fails'],
    ['the own alone is more', both, { income: 800 * MAN + 1, familySize: 3 }, 'fails'],
    ['the parents’ alone is more', both, { parentsIncome: 800 * MAN + 1, familySize: 3 }, 'fails'],
    ['more than the largest', both, { parentsIncome: largest + 1 }, 'fails'],
    ['whatever the size', both, { income: 400 * MAN, parentsIncome: 0 }, 'fits'],
  ]);
});

describe('assets and cars', () => {
  const none: Condition = { kind: 'car', limit: 0 };
  golden([
    ['own: not known', assets('SELF'), {}, 'unknown', 'assets'],
    ['own: exactly the limit', assets('SELF'), { assets: 25_100 * MAN }, 'fits'],
    ['own: a won more', assets('SELF'), { assets: 25_100 * MAN + 1 }, 'fails'],
    ['household: alone', assets('HOUSEHOLD'), { household: 1, assets: 0 }, 'fits'],
    [
      'household: not known',
      assets('HOUSEHOLD'),
      { assets: 0 },
      'unknown',
      'household',
      'householdAssets',
    ],
    [
      'household: debts of others may count against it',
      assets('HOUSEHOLD'),
      { household: 2, assets: 25_100 * MAN + 1 },
      'unknown',
      'householdAssets',
    ],
    [
      'household: whatever the size',
      assets('HOUSEHOLD'),
      { assets: 25_100 * MAN + 1, householdAssets: 25_100 * MAN + 1 },
      'fails',
    ],
    ['parents: not known', assets('FAMILY'), { assets: 0 }, 'unknown', 'parentsAssets'],
    ['parents: together', assets('FAMILY'), { assets: MAN, parentsAssets: 25_099 * MAN }, 'fits'],
    ['parents: alone more', assets('FAMILY'), { parentsAssets: 25_100 * MAN + 1 }, 'fails'],
    ['car: not known', none, {}, 'unknown', 'car'],
    ['car: none', none, { car: 0 }, 'fits'],
    ['car: one', none, { car: 1 }, 'fails'],
    ['car: exactly the limit', { kind: 'car', limit: 4_542 * MAN }, { car: 4_542 * MAN }, 'fits'],
    ['car: a won more', { kind: 'car', limit: 4_542 * MAN }, { car: 4_542 * MAN + 1 }, 'fails'],
  ]);
});

describe('residence', () => {
  const seoul = residence(['1100000000']);
  const gwanak = residence(['1162000000', '1159000000']);
  const orWork = residence(['1162000000'], true);
  const yeongtong = residence(['4111700000']);
  const sillim = residence(['1162010200']);
  golden([
    ['not known', seoul, {}, 'unknown', 'livesIn'],
    ['in it', seoul, { livesIn: '1162010200' }, 'fits'],
    ['itself', seoul, { livesIn: '1100000000' }, 'fits'],
    ['elsewhere', seoul, { livesIn: '4111300000' }, 'fails'],
    ['one of two', gwanak, { livesIn: '1159000000' }, 'fits'],
    ['a larger area', gwanak, { livesIn: '1100000000' }, 'unknown', 'livesIn'],
    ['a city of the district', yeongtong, { livesIn: '4111000000' }, 'unknown', 'livesIn'],
    // A form asks for no dong: only the notice tells.
    ['the 시·군·구 of the dong', sillim, { livesIn: '1162000000' }, 'unknown'],
    ['the 시·도 of the dong', sillim, { livesIn: '1100000000' }, 'unknown', 'livesIn'],
    ['the 시·도 without any 시·군·구', residence(['3611010100']), { livesIn: SEJONG }, 'unknown'],
    ['세종 by its other code', residence(['3611000000']), { livesIn: SEJONG }, 'fits'],
    ['beside it', gwanak, { livesIn: '1168000000' }, 'fails'],
    ['work does not count', gwanak, { livesIn: '1168000000', worksIn: '1162000000' }, 'fails'],
    ['work counts', orWork, { livesIn: '1168000000', worksIn: '1162000000' }, 'fits'],
    ['work alone', orWork, { worksIn: '1162000000' }, 'fits'],
    ['lives there', orWork, { livesIn: '1162000000' }, 'fits'],
    ['neither known', orWork, {}, 'unknown', 'livesIn', 'worksIn'],
    ['work not known', orWork, { livesIn: '1168000000' }, 'unknown', 'worksIn'],
    ['only work known', orWork, { worksIn: '1168000000' }, 'unknown', 'livesIn'],
    ['no work', orWork, { worksIn: NO_PLACE }, 'unknown', 'livesIn'],
    ['no work, elsewhere', orWork, { livesIn: '1168000000', worksIn: NO_PLACE }, 'fails'],
    [
      'both in a larger area',
      orWork,
      { livesIn: '1100000000', worksIn: '1100000000' },
      'unknown',
      'livesIn',
      'worksIn',
    ],
    [
      'work in a larger area',
      orWork,
      { livesIn: '1168000000', worksIn: '1100000000' },
      'unknown',
      'worksIn',
    ],
    ['neither', orWork, { livesIn: '1168000000', worksIn: '1168000000' }, 'fails'],
    ['the whole country', residence(['0000000000']), {}, 'fits'],
    ['what is no area', residence(['nowhere']), { livesIn: '1168000000' }, 'fails'],
  ]);
});

describe('words', () => {
  const studies: Condition = { kind: 'occupation', anyOf: ['STUDENT', 'JOB_SEEKER'] };
  const weds = (...anyOf: Marriage[]): Condition => ({ kind: 'marriage', anyOf });
  const poor: Condition = { kind: 'group', anyOf: ['BASIC_SECURITY', 'NEAR_POOR'] };
  golden([
    ['occupation: not known', studies, {}, 'unknown', 'occupations'],
    ['occupation: among them', studies, { occupations: ['JOB_SEEKER'] }, 'fits'],
    ['occupation: a student who works', studies, { occupations: ['EMPLOYED', 'STUDENT'] }, 'fits'],
    ['occupation: others', studies, { occupations: ['EMPLOYED', 'SELF_EMPLOYED'] }, 'fails'],
    ['occupation: none', studies, { occupations: [] }, 'fails'],
    ['marriage: any', weds('SINGLE', 'NEWLYWED', 'MARRIED'), {}, 'fits'],
    ['marriage: either', weds('SINGLE', 'MARRIED'), {}, 'fits'],
    ['marriage: not known', weds('SINGLE'), {}, 'unknown', 'marriage'],
    ['marriage: another', weds('SINGLE'), { marriage: 'MARRIED' }, 'fails'],
    ['group: not known', poor, {}, 'unknown', 'groups'],
    ['group: none', poor, { groups: [] }, 'fails'],
    ['group: another', poor, { groups: ['DISABLED'] }, 'fails'],
    ['group: one of them', poor, { groups: ['DISABLED', 'NEAR_POOR'] }, 'fits'],
    ['apart: not known', { kind: 'apart' }, { household: 1 }, 'unknown', 'livesApart'],
    ['apart', { kind: 'apart' }, { livesApart: true }, 'fits'],
    ['together', { kind: 'apart' }, { livesApart: false }, 'fails'],
    ['what cannot be read', { kind: 'unread', text: '그 밖' }, {}, 'unknown'],
  ]);

  it.each<readonly [Marriage, readonly Marriage[]]>([
    ['SINGLE', ['SINGLE']],
    ['ENGAGED', ['SINGLE', 'ENGAGED', 'NEWLYWED']],
    ['NEWLYWED', ['NEWLYWED', 'MARRIED']],
    ['MARRIED', ['MARRIED']],
  ])('who is %s meets %j and nothing else', (marriage, met) => {
    const verdicts = Object.values(MARRIAGE).map(
      (word) => [word, conditionFit(weds(word), person({ marriage }), day).verdict] as const,
    );
    expect(verdicts).toEqual(
      Object.values(MARRIAGE).map((word) => [word, met.includes(word) ? 'fits' : 'fails']),
    );
  });
});
