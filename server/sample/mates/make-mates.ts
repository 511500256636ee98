import {
  addDays,
  AGE_BAND,
  distanceMetres,
  GENDER,
  HABITS,
  MATE_OCCUPATION,
  optionsOf,
  type AgeBand,
  type Area,
  type GenderCode,
  type Habits,
  type MateOccupation,
  type MateTerms,
  type MoveIn,
  type RoomOption,
  type Utility,
  type Yyyymmdd,
} from '#core';
import type { SampleMate } from '../../db/mates/sample-mate-writer';
import { DONGS, type Dong } from '../../geography/dongs.data';
import type { Dice } from '../../pictures/scenes/dice';
import { scenePath, type SceneKind } from '../../pictures/scenes/scenes';
import { makeDealHistory } from '../deals/deal-history';
import { sampleAreas } from '../sample-areas';
import { diceFor, oneOf, some, weighted } from '../sample-dice';
import { MATE_PEOPLE } from './mate-people.data';
import { mateWords } from './mate-words';

/** Of so many in a hundred that have a room. */
const HAVE_ROOMS = 0.58;

/**
 * The mates of the sample: the same for the same seed and day, believable and invented. Each is another
 * person's.
 */
export function sampleMates(seed: number, today: Yyyymmdd): SampleMate[] {
  const homes = sampleAreas(MATE_PEOPLE.length).flatMap(({ dong, houses }) =>
    Array.from({ length: houses }, () => dong),
  );
  return homes.slice(0, MATE_PEOPLE.length).map((dong, who) => {
    const dice = diceFor(seed, 11, who);
    const terms = makeTerms(dice, dong, today);
    const mate = { ...terms, ...mateWords(dice, terms), pictureIds: [] };
    return {
      mate,
      at: { lat: dong.lat, lng: dong.lng },
      who,
      pictures: terms.side === 'HAS' ? makePictures(dice) : [],
      ...makeDealHistory(dice, today),
    };
  });
}

function makeTerms(dice: Dice, dong: Dong, today: Yyyymmdd): MateTerms {
  const gender = dice.pick([GENDER.FEMALE, GENDER.MALE]);
  const either = {
    gender,
    wish: makeWish(dice, gender),
    age: weighted(dice, AGES),
    occupation: weighted(dice, OCCUPATIONS),
    habits: makeHabits(dice),
    moveIn: makeMoveIn(dice, today),
    stay: dice.pick([null, 3, 6, 6, 12, 12]),
    utilities: some(dice, UTILITIES, dice.whole(0, 3)),
    options: some(dice, OPTIONS, dice.whole(0, 2)),
  };
  const rent = dong.rent * dice.between(0.55, 0.85);
  if (dice.chance(HAVE_ROOMS)) {
    const deposit = dice.pick([0, 100, 100, 200, 300, 300, 500, 500, 1000]);
    return {
      ...either,
      side: 'HAS',
      options: optionsOf(either.options, { deposit }),
      dongs: [areaOf(dong)],
      deposit,
      monthly: Math.max(15, Math.round(rent)),
      maintenance: dice.whole(0, 8),
      people: weighted(dice, [[2, 65], [3, 25], [4, 10]] as const), // oxfmt-ignore
      rooms: weighted(dice, [[2, 55], [3, 35], [4, 10]] as const), // oxfmt-ignore
      ownArea: dice.chance(0.8) ? Math.round(dice.between(6, 16) * 10) / 10 : null,
    };
  }
  return {
    ...either,
    side: 'WANT',
    dongs: around(dong)
      .slice(
        0,
        weighted(dice, [
          [1, 30],
          [2, 30],
          [3, 25],
          [5, 15],
        ] as const),
      ) // oxfmt-ignore
      .map(areaOf),
    deposit: dice.pick([100, 300, 500, 500, 1000, 1000, 2000]),
    monthly: Math.max(20, Math.round((rent * 1.1) / 5) * 5),
    maintenance: null,
    people: null,
    rooms: null,
    ownArea: null,
  };
}

const AGES: readonly (readonly [AgeBand, number])[] = [
  [AGE_BAND.TWENTIES_EARLY, 24],
  [AGE_BAND.TWENTIES_MIDDLE, 26],
  [AGE_BAND.TWENTIES_LATE, 24],
  [AGE_BAND.THIRTIES_EARLY, 14],
  [AGE_BAND.THIRTIES_MIDDLE, 7],
  [AGE_BAND.THIRTIES_LATE, 3],
  [AGE_BAND.FORTIES_UP, 2],
];

const OCCUPATIONS: readonly (readonly [MateOccupation, number])[] = [
  [MATE_OCCUPATION.STUDENT, 28],
  [MATE_OCCUPATION.OFFICE, 44],
  [MATE_OCCUPATION.FREELANCER, 10],
  [MATE_OCCUPATION.PREPARING, 12],
  [MATE_OCCUPATION.OTHER, 6],
];

const UTILITIES: readonly Utility[] = ['WATER', 'INTERNET', 'ELECTRIC', 'OTHER'];
const OPTIONS: readonly RoomOption[] = ['FULL', 'PET', 'PARKING', 'SHORT_TERM'];

/** Most want to live with somebody of their own gender, some with anybody. */
const makeWish = (dice: Dice, gender: GenderCode): GenderCode | null =>
  dice.chance(0.78) ? gender : null;

/** Some have not said everything. */
function makeHabits(dice: Dice): Habits {
  const answered = <Answer extends string>(answers: Readonly<Record<Answer, string>>) =>
    dice.chance(0.9) ? oneOf(dice, Object.keys(answers) as Answer[]) : null;
  return {
    sleep: answered(HABITS.sleep.answers),
    cleaning: answered(HABITS.cleaning.answers),
    dishes: answered(HABITS.dishes.answers),
    noise: answered(HABITS.noise.answers),
    guests: answered(HABITS.guests.answers),
    smoking: weighted(dice, [['NO', 80], ['OUTSIDE', 14], ['YES', 6]] as const), // oxfmt-ignore
    animals: weighted(dice, [['CAT', 12], ['DOG', 8], ['LIKES', 34], ['FINE', 34], ['HARD', 12]] as const), // oxfmt-ignore
  };
}

function makeMoveIn(dice: Dice, today: Yyyymmdd): MoveIn {
  const kind = weighted(dice, [['NOW', 35], ['DAY', 45], ['NEGOTIABLE', 20]] as const); // oxfmt-ignore
  return kind === 'DAY' ? { kind, day: addDays(today, dice.whole(5, 75)) } : { kind, day: null };
}

const areaOf = ({ code, sido, sigungu, dong }: Dong): Area => ({
  dongliCode: code,
  sido,
  sigungu,
  dong,
});

/** A dong, and those of its 시·도 around it, the nearest first. */
const around = (dong: Dong): Dong[] =>
  DONGS.filter(({ sido }) => sido === dong.sido).toSorted(
    (a, b) => distanceMetres(dong, a) - distanceMetres(dong, b),
  );

const KINDS: readonly SceneKind[] = ['oneroom-day', 'desk-corner', 'kitchen', 'bathroom'];

function makePictures(dice: Dice): string[] {
  const palette = dice.pick(['day', 'cool', 'green', 'sand', 'rose', 'walnut'] as const);
  const view = dice.pick(['trees', 'city'] as const);
  const kinds = ['share-kitchen' as const, ...some(dice, KINDS, dice.whole(1, 4))];
  return kinds.map((kind) => scenePath({ kind, palette, view, seed: dice.whole(0, 999_999) }));
}
