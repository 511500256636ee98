import fc, { type Arbitrary } from 'fast-check';
import {
  AGE_BAND,
  addDays,
  GENDER,
  HABITS,
  MATE_OCCUPATION,
  NO_HABITS,
  type AgeBand,
  type Area,
  type ComparedMate,
  type Habits,
  type MateHas,
  type MateOccupation,
  type MateTerms,
  type MateWant,
  type MoveIn,
} from '#core';

/** The day of the tests. */
export const TODAY = '20261122';

const NAMES = ['신림동', '봉천동', '남현동', '상도동', '노량진동', '흑석동', '대방동', '사당동'];

/** So many dongs, from one of them on. */
export const dongsOf = (count: number, from = 0): Area[] =>
  Array.from({ length: count }, (_, at) => {
    const index = from + at;
    return {
      dongliCode: `11620${10_100 + index * 100}`,
      sido: '서울특별시',
      sigungu: '관악구',
      dong: NAMES[index] ?? `${index}가`,
    };
  });

const person = {
  gender: GENDER.FEMALE,
  wish: null,
  age: AGE_BAND.TWENTIES_LATE,
  occupation: MATE_OCCUPATION.OFFICE,
  habits: NO_HABITS,
  dongs: dongsOf(1),
  moveIn: { kind: 'NOW', day: null },
  stay: 6,
  utilities: ['WATER', 'INTERNET'],
  options: ['FULL'],
} as const;

export const mateHas = (terms: Partial<Omit<MateHas, 'side'>> = {}): MateHas => ({
  ...person,
  side: 'HAS',
  deposit: 300,
  monthly: 35,
  maintenance: 4,
  people: 2,
  rooms: 2,
  ownArea: 9.2,
  ...terms,
});

export const mateWant = (terms: Partial<Omit<MateWant, 'side'>> = {}): MateWant => ({
  ...person,
  side: 'WANT',
  deposit: 500,
  monthly: 40,
  maintenance: null,
  people: null,
  rooms: null,
  ownArea: null,
  ...terms,
});

/** Somebody of whom some habits are known, and nothing else. */
export const livesSo = (habits: Partial<Habits>): ComparedMate => ({
  side: null,
  habits: { ...NO_HABITS, ...habits },
});

const keysOf = <Key extends string>(named: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(named) as Key[];

const answered = <Key extends string>(answers: Readonly<Record<Key, string>>) =>
  fc.option(fc.constantFrom(...keysOf(answers)));

const anyHabits: Arbitrary<Habits> = fc.record({
  sleep: answered(HABITS.sleep.answers),
  cleaning: answered(HABITS.cleaning.answers),
  dishes: answered(HABITS.dishes.answers),
  noise: answered(HABITS.noise.answers),
  guests: answered(HABITS.guests.answers),
  smoking: answered(HABITS.smoking.answers),
  animals: answered(HABITS.animals.answers),
});

const anyMoveIn: Arbitrary<MoveIn> = fc.oneof(
  fc.constant({ kind: 'NOW', day: null } as const),
  fc.constant({ kind: 'NEGOTIABLE', day: null } as const),
  fc
    .integer({ min: -30, max: 60 })
    .map((later) => ({ kind: 'DAY', day: addDays(TODAY, later) }) as const),
);

const anyGender = fc.constantFrom(...Object.values(GENDER));

const anyDongs = (most: number) =>
  fc
    .record({ count: fc.integer({ min: 1, max: most }), from: fc.nat(6) })
    .map(({ count, from }) => dongsOf(count, from));

const anyPerson = {
  gender: anyGender,
  wish: fc.option(anyGender),
  age: fc.constantFrom<AgeBand>(...keysOf(AGE_BAND)),
  occupation: fc.constantFrom<MateOccupation>(...keysOf(MATE_OCCUPATION)),
  habits: anyHabits,
  moveIn: anyMoveIn,
  deposit: fc.integer({ min: 0, max: 800 }),
  monthly: fc.integer({ min: 0, max: 60 }),
};

export const anyMate: Arbitrary<MateTerms> = fc.oneof(
  fc
    .record({ ...anyPerson, dongs: anyDongs(1), maintenance: fc.integer({ min: 0, max: 15 }) })
    .map((terms) => mateHas(terms)),
  fc.record({ ...anyPerson, dongs: anyDongs(16) }).map((terms) => mateWant(terms)),
);

export const anyCompared: Arbitrary<ComparedMate> = fc.oneof(
  { weight: 3, arbitrary: anyMate },
  { weight: 1, arbitrary: anyHabits.map((habits) => ({ side: null, habits })) },
);
