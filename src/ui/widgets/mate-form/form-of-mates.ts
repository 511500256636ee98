import {
  areaNamesLabel,
  MATE_STEPS,
  mateFaults,
  MOST_MATE_PICTURES,
  tidyMate,
  type MateDraft,
  type MateListing,
  type MateStep,
  type MoveIn,
} from '#core';
import { FormSteps } from '../step-form/form-steps';
import type { FormOfSteps, PlacedPictures, StepFault } from '../step-form/step-form-state';
import type { StepFormStore } from '../step-form/step-form-store';
import { dayOf, typedNumber } from '../step-form/typed-values';
import type { TypedMate } from './typed-mate';

/** What the form asks of somebody who looks for a mate. */
export const FORM_STEPS = new FormSteps<MateStep>('me', MATE_STEPS, {
  me: { name: '나', question: '어떤 사람인가요?' },
  place: { name: '동네와 날', question: '언제, 어디서 함께 살까요?' },
  money: { name: '비용', question: '한 달에 얼마인가요?' },
  room: { name: '방', question: '어떤 방인가요?' },
  words: { name: '생활과 소개', question: '어떻게 지내나요?' },
  check: { name: '확인', question: '다른 사람에게는 이렇게 보여요' },
});

const moveInOf = ({ moveIn, moveInDay }: TypedMate): MoveIn =>
  moveIn === 'DAY' ? { kind: moveIn, day: dayOf(moveInDay) } : { kind: moveIn, day: null };

/** Null where nothing was typed; NaN for what is no number, which a fault finds. */
const numberOf = (typed: string): number | null =>
  typed.trim() === '' ? null : typedNumber(typed);

/** A listing as it is sent; what was not chosen yet is null, and has a fault. */
const draftOf = (typed: TypedMate, pictureIds: readonly string[]): MateDraft =>
  tidyMate({
    side: typed.side,
    gender: typed.gender,
    wish: typed.wish,
    age: typed.age,
    occupation: typed.occupation,
    habits: typed.habits,
    dongs: typed.dongs,
    moveIn: moveInOf(typed),
    stay: numberOf(typed.stay),
    utilities: typed.utilities,
    options: typed.options,
    deposit: numberOf(typed.deposit),
    monthly: numberOf(typed.monthly),
    maintenance: numberOf(typed.maintenance),
    people: numberOf(typed.people),
    rooms: numberOf(typed.rooms),
    ownArea: numberOf(typed.ownArea),
    pictureIds,
    title: typed.title,
    intro: typed.intro,
  });

/** What has to be mended before a step can be left. */
export function faultsOfStep(
  step: MateStep,
  typed: TypedMate,
  { ids, failed }: PlacedPictures,
): readonly StepFault<MateStep>[] {
  const found = mateFaults(draftOf(typed, ids)).filter((fault) => fault.step === step);
  if (step !== 'room' || failed === 0 || typed.side === 'WANT') return found;
  const message = `사진 ${String(failed)}장을 올리지 못했어요. 다시 올리거나 빼 주세요.`;
  return [...found, { step, field: 'pictureIds', message }];
}

export type MateFormStore = StepFormStore<TypedMate, MateStep, MateDraft, MateListing>;

/** Somebody to live with in the form of steps. */
export const FORM_OF_MATES: FormOfSteps<TypedMate, MateStep, MateDraft> = {
  steps: FORM_STEPS,
  draftOf,
  about: ({ title, dongs }) => [title.trim(), areaNamesLabel(dongs.map(({ dong }) => dong))],
  mostPictures: MOST_MATE_PICTURES,
  places: new Set([
    'side',
    'gender',
    'age',
    'occupation',
    'dongs',
    'dongliCodes',
    'moveIn',
    'stay',
    'deposit',
    'monthly',
    'maintenance',
    'people',
    'rooms',
    'ownArea',
    'pictureIds',
    'title',
    'intro',
  ]),
  stepOfField: {
    side: 'me',
    gender: 'me',
    wish: 'me',
    age: 'me',
    occupation: 'me',
    dongs: 'place',
    dongliCodes: 'place',
    moveIn: 'place',
    stay: 'place',
    utilities: 'money',
    deposit: 'money',
    monthly: 'money',
    maintenance: 'money',
    people: 'room',
    rooms: 'room',
    ownArea: 'room',
    options: 'room',
    pictureIds: 'room',
    habits: 'words',
    title: 'words',
    intro: 'words',
  },
};
