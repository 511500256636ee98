import * as z from 'zod/mini';
import {
  DONG_CODE_FORM,
  GROUP,
  isAreaCode,
  isDay,
  MARRIAGE,
  MOST_HOUSEHOLD,
  MOST_PERSON_WON,
  NO_PLACE,
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
const areaCode = (error: string) =>
  z.string({ error }).check(z.regex(DONG_CODE_FORM, { error }), z.refine(isAreaCode, { error }));
const area = (name: string) =>
  known(areaCode(`${name}: 법정동 코드 열 자리나 null로 보내 주세요.`));
const areaOrNone = (name: string) => {
  const error = `${name}: 법정동 코드 열 자리, 없으면 ${NO_PLACE}, 모르면 null로 보내 주세요.`;
  return known(z.union([areaCode(error), z.literal(NO_PLACE, { error })], { error }));
};
const word = <const Words extends Readonly<Record<string, string>>>(name: string, words: Words) => {
  const error = `${name}: ${Object.values(words).join(', ')} 가운데 하나나 null로 보내 주세요.`;
  return z.enum(words, { error });
};

/** Those that apply; an empty list says that none does. */
const words = <const Words extends Readonly<Record<string, string>>>(
  name: string,
  choices: Words,
) => {
  const error = `${name}: ${Object.values(choices).join(', ')}의 목록이나 null로 보내 주세요.`;
  const most = Object.keys(choices).length;
  return known(z.array(word(name, choices), { error }).check(z.maxLength(most, { error })));
};

const DAY_ERROR = 'birthDay: 20000514처럼 있는 날짜나 null로 보내 주세요.';

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
  worksIn: areaOrNone('worksIn'),
  livesApart: yesNo('livesApart'),
  occupations: words('occupations', OCCUPATION),
  marriage: known(word('marriage', MARRIAGE)),
  groups: words('groups', GROUP),
} satisfies Readonly<Record<keyof Person, z.ZodMiniType>>;

/** PUT /v2/me/conditions: all of them, each known or null. */
export const conditionsBody = z.object(person, { error: '요청 값을 확인해 주세요.' });

/** GET, PUT and DELETE /v2/me/conditions; null where nothing is saved. */
export const conditionsReply = z.object({ item: z.nullable(z.object(person)) });
