import * as z from 'zod/mini';
import {
  AGE_BAND,
  CONSENT_ACT,
  DONG_CODE_FORM,
  GENDER,
  HABITS,
  MATE_OCCUPATION,
  ROOM_OPTION,
  UTILITY,
  type HabitName,
} from '#core';
import {
  base,
  dealTypeOf,
  moveIn,
  number,
  pictureIds,
  said,
  text,
  word,
  words,
} from './body-values';

const habit = <const Answers extends Readonly<Record<string, string>>>(
  name: HabitName,
  answers: Answers,
) => {
  const known = Object.keys(answers) as (keyof Answers & string)[];
  const wish = `${known.join(', ')} 가운데 하나나 null로 보내 주세요.`;
  return z.nullable(z.enum(known, said(`habits.${name}`, wish)));
};

const DONG = said('dongliCodes', '법정동 코드 열 자리를 보내 주세요.');

/** Who somebody is, whichever side. */
const person = {
  gender: word('gender', GENDER),
  wish: z.nullable(word('wish', GENDER)),
  age: word('age', AGE_BAND),
  occupation: word('occupation', MATE_OCCUPATION),
  habits: z.object(
    {
      sleep: habit('sleep', HABITS.sleep.answers),
      cleaning: habit('cleaning', HABITS.cleaning.answers),
      dishes: habit('dishes', HABITS.dishes.answers),
      noise: habit('noise', HABITS.noise.answers),
      guests: habit('guests', HABITS.guests.answers),
      smoking: habit('smoking', HABITS.smoking.answers),
      animals: habit('animals', HABITS.animals.answers),
    },
    said('habits', '생활 일곱 가지를 보내 주세요. 모르면 null이에요.'),
  ),
  dongliCodes: z
    .array(z.string(DONG).check(z.regex(DONG_CODE_FORM, DONG)), DONG)
    .check(z.maxLength(16, said('dongliCodes', '동네는 16곳까지 보낼 수 있어요.'))),
  moveIn,
  stay: z.nullable(number('stay')),
  utilities: words('utilities', UTILITY),
  options: words('options', ROOM_OPTION),
  deposit: number('deposit'),
  monthly: number('monthly'),
  title: text('title'),
  intro: text('intro'),
};

const sideOf = <const Side extends string>(side: Side) =>
  z.literal(side, said('side', 'HAS나 WANT로 보내 주세요.'));

const has = {
  dealType: dealTypeOf('mate'),
  side: sideOf('HAS'),
  ...person,
  maintenance: number('maintenance'),
  people: number('people'),
  rooms: number('rooms'),
  ownArea: z.nullable(number('ownArea')),
  pictureIds,
};
const wants = { dealType: dealTypeOf('mate'), side: sideOf('WANT'), ...person };

/** POST /v2/deals: somebody to live with. */
export const mateBody = z.union([z.object(has), z.object(wants)]);

/** PATCH /v2/deals/{id}: the same, and which version it was made from. */
export const mateChange = z.union([z.object({ ...has, base }), z.object({ ...wants, base })]);

const ACTS = Object.values(CONSENT_ACT).filter((act) => act !== CONSENT_ACT.ASK);

const actOf = <const Act extends string>(act: Act) =>
  z.literal(act, said('act', `${ACTS.join(', ')} 가운데 하나로 보내 주세요.`));

/** PUT /v2/me/requests/{id}; a number is opened by telling it. */
export const mateActBody = z.union([
  z.object({ act: actOf('WITHDRAW') }),
  z.object({ act: actOf('ACCEPT') }),
  z.object({ act: actOf('DECLINE') }),
  z.object({ act: actOf('END') }),
  z.object({ act: actOf('OPEN_NUMBER'), tel: text('tel') }),
]);
