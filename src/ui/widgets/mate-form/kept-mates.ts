import {
  AGE_BAND,
  fieldsOf,
  GENDER,
  HABIT_NAMES,
  HABITS,
  HAS_WANT,
  MATE_OCCUPATION,
  ROOM_OPTION,
  UTILITY,
  type Area,
  type Fields,
  type Habits,
  type MateStep,
} from '#core';
import { isText, oneOf, readKeptSteps, someOf, textsIn } from '../step-form/kept-steps';
import type { KeptSteps } from '../step-form/step-form-state';
import { FORM_STEPS } from './form-of-mates';
import { NEW_MATE, type TypedMate } from './typed-mate';

/** What is kept of one form, the newest first; of each what can be read. Never throws. */
export const readKeptMates = (stored: string | null): readonly KeptSteps<TypedMate, MateStep>[] =>
  readKeptSteps(stored, FORM_STEPS, readTyped);

const MOVE_IN = { NOW: 'NOW', NEGOTIABLE: 'NEGOTIABLE', DAY: 'DAY' } as const;

const TEXTS = [
  'moveInDay',
  'stay',
  'deposit',
  'monthly',
  'maintenance',
  'people',
  'rooms',
  'ownArea',
  'title',
  'intro',
] as const;

/** Field by field: what cannot be read is as in a new form. */
function readTyped(said: Fields): TypedMate {
  const { dongs } = said;
  return {
    ...NEW_MATE,
    ...textsIn(said, TEXTS),
    side: oneOf(HAS_WANT, said['side']),
    gender: oneOf(GENDER, said['gender']),
    wish: oneOf(GENDER, said['wish']),
    age: oneOf(AGE_BAND, said['age']),
    occupation: oneOf(MATE_OCCUPATION, said['occupation']),
    habits: habitsIn(said['habits']),
    dongs: Array.isArray(dongs) ? dongs.flatMap(areaIn) : [],
    moveIn: oneOf(MOVE_IN, said['moveIn']) ?? NEW_MATE.moveIn,
    utilities: someOf(UTILITY, said['utilities']),
    options: someOf(ROOM_OPTION, said['options']),
  };
}

function habitsIn(value: unknown): Habits {
  const said = fieldsOf(value);
  const known = HABIT_NAMES.flatMap((habit) => {
    const answer = said[habit];
    return isText(answer) && Object.hasOwn(HABITS[habit].answers, answer) ? [[habit, answer]] : [];
  });
  return { ...NEW_MATE.habits, ...(Object.fromEntries(known) as Partial<Habits>) };
}

function areaIn(value: unknown): Area | readonly [] {
  const { dongliCode, sido, sigungu, dong } = fieldsOf(value);
  if (!isText(dongliCode) || !isText(sido) || !isText(sigungu) || !isText(dong)) return [];
  return { dongliCode, sido, sigungu, dong };
}
