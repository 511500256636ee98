import * as z from 'zod/mini';
import {
  DONG_CODE_FORM,
  GROUP,
  isDay,
  MARRIAGE,
  MOST_HOUSEHOLD,
  MOST_PERSON_WON,
  OCCUPATION,
  type Person,
} from '#core';

/** What is null is not known. */
const known = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema);

const won = (name: string) => {
  const error = `${name}: 0 이상 ${MOST_PERSON_WON} 이하의 원 단위 정수나 null로 보내 주세요.`;
  return known(z.int({ error }).check(z.gte(0, { error }), z.lte(MOST_PERSON_WON, { error })));
};
const people = (name: string) => {
  const error = `${name}: 1 이상 ${MOST_HOUSEHOLD} 이하의 정수나 null로 보내 주세요.`;
  return known(z.int({ error }).check(z.gte(1, { error }), z.lte(MOST_HOUSEHOLD, { error })));
};
const yesNo = (name: string) =>
  known(z.boolean({ error: `${name}: true, false나 null로 보내 주세요.` }));
const area = (name: string) => {
  const error = `${name}: 법정동 코드 열 자리나 null로 보내 주세요.`;
  return known(z.string({ error }).check(z.regex(DONG_CODE_FORM, { error })));
};
const word = <const Words extends Readonly<Record<string, string>>>(name: string, words: Words) => {
  const error = `${name}: ${Object.values(words).join(', ')} 가운데 하나나 null로 보내 주세요.`;
  return z.enum(words, { error });
};

const DAY_ERROR = 'birthDay: 20000514처럼 있는 날짜나 null로 보내 주세요.';
const GROUPS_ERROR = `groups: ${Object.values(GROUP).join(', ')}의 목록이나 null로 보내 주세요.`;

/** What a person says of themselves (spec/readings R33). */
const person = {
  birthDay: known(
    z
      .string({ error: DAY_ERROR })
      .check(z.regex(/^\d{8}$/, { error: DAY_ERROR }), z.refine(isDay, { error: DAY_ERROR })),
  ),
  household: people('household'),
  income: won('income'),
  householdIncome: won('householdIncome'),
  parentsIncome: won('parentsIncome'),
  familySize: people('familySize'),
  assets: won('assets'),
  householdAssets: won('householdAssets'),
  parentsAssets: won('parentsAssets'),
  car: won('car'),
  ownsHome: yesNo('ownsHome'),
  familyOwnsHome: yesNo('familyOwnsHome'),
  livesIn: area('livesIn'),
  worksIn: area('worksIn'),
  livesApart: yesNo('livesApart'),
  occupation: known(word('occupation', OCCUPATION)),
  marriage: known(word('marriage', MARRIAGE)),
  groups: known(
    z
      .array(word('groups', GROUP), { error: GROUPS_ERROR })
      .check(z.maxLength(Object.keys(GROUP).length, { error: GROUPS_ERROR })),
  ),
} satisfies Readonly<Record<keyof Person, z.ZodMiniType>>;

/** PUT /v2/me/conditions: all of them, each known or null. */
export const conditionsBody = z.object(person, { error: '요청 값을 확인해 주세요.' });

/** GET, PUT and DELETE /v2/me/conditions; null where nothing is saved. */
export const conditionsReply = z.object({ item: z.nullable(z.object(person)) });
