import fc, { type Arbitrary } from 'fast-check';
import {
  addDays,
  CIRCLE,
  GROUP,
  MARRIAGE,
  MOST_HOUSEHOLD,
  NO_PLACE,
  OCCUPATION,
  UNKNOWN_PERSON,
  WHOLE_COUNTRY,
  type Condition,
  type ConditionKind,
  type NoticeConditions,
  type Person,
  type Won,
} from '#core';

const MAN = 10_000;

/** Somebody of whom only this is known. */
export const person = (part: Partial<Person> = {}): Person => ({ ...UNKNOWN_PERSON, ...part });

/** A notice with one unnamed rank. */
export const asking = (...conditions: readonly Condition[]): NoticeConditions => ({
  on: null,
  ranks: [{ name: null, conditions }],
});

/** Somebody of whom all is known and whom most notices for young people fit. */
export const KNOWN_PERSON: Person = {
  birthDay: '20000514',
  household: 1,
  income: 230 * MAN,
  householdIncome: 230 * MAN,
  parentsIncome: 400 * MAN,
  familySize: 3,
  assets: 1_800 * MAN,
  householdAssets: 1_800 * MAN,
  parentsAssets: 20_000 * MAN,
  car: 0,
  ownsHome: false,
  familyOwnsHome: false,
  livesIn: '1162000000',
  worksIn: '1168000000',
  livesApart: true,
  occupations: [OCCUPATION.EMPLOYED],
  marriage: MARRIAGE.SINGLE,
  groups: [],
};

const one = <Word extends string>(words: Readonly<Record<string, Word>>): Arbitrary<Word> =>
  fc.constantFrom(...Object.values(words));
const some = <Word extends string>(words: Readonly<Record<string, Word>>): Arbitrary<Word[]> =>
  fc.subarray(Object.values(words), { minLength: 1 });

/** Few amounts and their neighbours, so that sums and limits often meet. */
export const wons: Arbitrary<Won> = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(-1, 0, 0, 1))
  .map(([millions, more]) => Math.max(0, millions * 1_000_000 + more));

const sizes = fc.oneof(
  fc.integer({ min: 1, max: 4 }),
  fc.constantFrom(1, 2, MOST_HOUSEHOLD - 1, MOST_HOUSEHOLD),
);

/**
 * The country, 서울, 관악구, 신림동 in it, 봉천동, 강남구, 경기, 수원시, one of its districts, and 세종 by each of
 * its codes.
 */
const areaCodes: Arbitrary<string> = fc.constantFrom(
  '0000000000',
  '1100000000',
  '1162000000',
  '1162010200',
  '1162010100',
  '1168000000',
  '4100000000',
  '4111000000',
  '4111300000',
  '3600000000',
  '3611000000',
);

/** Around the birthdays of 19 and 39 on the days of {@link weighedDays}, 29 February among them. */
const birthDays = fc.oneof(
  fc
    .tuple(fc.constantFrom(18, 19, 20, 39, 40), fc.integer({ min: -2, max: 2 }))
    .map(([years, days]) => addDays(`${2026 - years}1125`, days)),
  fc.constantFrom('20000229', '20080229', '19861231', '20070101', '20300101'),
);

/** Days for which notices are weighed. */
export const weighedDays = fc.constantFrom('20261125', '20261231', '20270228', '20270301');

/** Everything that a person can say, said. */
const saidOf: { readonly [Field in keyof Person]: Arbitrary<NonNullable<Person[Field]>> } = {
  birthDay: birthDays,
  household: sizes,
  income: wons,
  householdIncome: wons,
  parentsIncome: wons,
  familySize: sizes,
  assets: wons,
  householdAssets: wons,
  parentsAssets: wons,
  car: wons,
  ownsHome: fc.boolean(),
  familyOwnsHome: fc.boolean(),
  livesIn: areaCodes,
  worksIn: fc.oneof({ weight: 4, arbitrary: areaCodes }, fc.constant(NO_PLACE)),
  livesApart: fc.boolean(),
  occupations: fc.subarray(Object.values(OCCUPATION)),
  marriage: one(MARRIAGE),
  groups: fc.subarray(Object.values(GROUP)),
};

/** A household earns no less than one of it. */
const consistent = <Some extends Pick<Person, 'income' | 'householdIncome'>>(said: Some): Some => ({
  ...said,
  householdIncome:
    said.householdIncome === null ? null : Math.max(said.householdIncome, said.income ?? 0),
});

/** People of whom all is known. */
export const knownPersons: Arbitrary<Person> = fc.record(saidOf).map(consistent);

/** Less than is known of an area: a larger one around it, or nothing. */
export function vaguer(code: string | null): Arbitrary<string | null> {
  if (code === null || code === NO_PLACE) return fc.constant(null);
  const around = [2, 5, 8].map((digits) => code.slice(0, digits).padEnd(10, '0'));
  return fc.constantFrom(null, WHOLE_COUNTRY, ...around);
}

/** What is said of a person is left out here and there, or said less precisely. */
const forgetful = (known: Person): Arbitrary<Person> =>
  fc
    .tuple(
      fc.subarray(Object.keys(known) as (keyof Person)[]),
      vaguer(known.livesIn),
      vaguer(known.worksIn),
    )
    .map(([fields, livesIn, worksIn]) =>
      person({
        livesIn,
        worksIn,
        ...(Object.fromEntries(fields.map((field) => [field, known[field]])) as Partial<Person>),
      }),
    );

/** Somebody, and the same who says more. */
export const personsLearning: Arbitrary<{ readonly before: Person; readonly after: Person }> =
  knownPersons
    .chain(forgetful)
    .chain((after) => forgetful(after).map((before) => ({ before, after })));

export const persons: Arbitrary<Person> = knownPersons.chain(forgetful);

/** People who say one thing at least. */
export const personsSaying = (field: keyof Person): Arbitrary<Person> =>
  knownPersons.chain((known) => forgetful(known).map((who) => ({ ...who, [field]: known[field] })));

/** For each person beyond the limits, where a notice says it. */
const further: Arbitrary<Won | null> = fc.option(wons);

const ages = fc.option(fc.constantFrom(18, 19, 20, 39));

/** Limits grow with the household, as those of notices do. */
const limits = fc
  .array(wons, { minLength: 1, maxLength: 4 })
  .map((all) => [...all].sort((a, b) => a - b));

const conditionOfKind: { readonly [Kind in ConditionKind]: Arbitrary<Condition> } = {
  age: fc.record({ kind: fc.constant('age' as const), from: ages, to: ages }),
  home: fc.record({
    kind: fc.constant('home' as const),
    whose: fc.constantFrom('SELF' as const, 'HOUSEHOLD' as const),
  }),
  income: fc.record({
    kind: fc.constant('income' as const),
    whose: one(CIRCLE),
    limits,
    further,
  }),
  assets: fc.record({ kind: fc.constant('assets' as const), whose: one(CIRCLE), limit: wons }),
  car: fc.record({ kind: fc.constant('car' as const), limit: wons }),
  residence: fc
    .record({
      kind: fc.constant('residence' as const),
      areas: fc.array(areaCodes, { minLength: 1, maxLength: 3 }),
      orWork: fc.boolean(),
    })
    .chain((condition) =>
      fc.constantFrom(condition, {
        ...condition,
        names: condition.areas.map((code) => `서울 ${code}`),
      }),
    ),
  apart: fc.constant({ kind: 'apart' as const }),
  occupation: fc.record({ kind: fc.constant('occupation' as const), anyOf: some(OCCUPATION) }),
  marriage: fc.record({ kind: fc.constant('marriage' as const), anyOf: some(MARRIAGE) }),
  group: fc.record({ kind: fc.constant('group' as const), anyOf: some(GROUP) }),
  unread: fc.record({ kind: fc.constant('unread' as const), text: fc.string() }),
};

/** Any condition, each kind as often as the next. */
export const conditions: Arbitrary<Condition> = fc.oneof(...Object.values(conditionOfKind));

/** Conditions of these kinds. */
export const conditionsOfKinds = (...kinds: readonly ConditionKind[]): Arbitrary<Condition> =>
  fc.oneof(...kinds.map((kind) => conditionOfKind[kind]));

/** What notices ask: up to three ranks, some without conditions. */
export const noticeConditions: Arbitrary<NoticeConditions> = fc.record({
  on: fc.option(weighedDays),
  ranks: fc.array(
    fc.record({
      name: fc.option(fc.constantFrom('1순위', '2순위', '3순위')),
      conditions: fc.array(conditions, { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
});
