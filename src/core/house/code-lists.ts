import { DISCOUNT, GENDER, HOUSE_TYPE } from '../shared/codes';
import { genderName } from '../shared/text/gender-name';
import { houseTypeName } from '../shared/text/house-type-name';
import type { Code, CodeListName } from './codes.ports';

const named = <One extends string>(codes: readonly One[], name: (code: One) => string): Code[] =>
  codes.map((code) => ({ code, name: name(code) }));

/** What a person reads for each code (spec/rules §3 "Code lists"), in the order of the filters. */
export const CODE_LISTS: Readonly<Record<CodeListName, readonly Code[]>> = {
  HOUTP: named(
    [HOUSE_TYPE.ONE_ROOM, HOUSE_TYPE.GOSHIWON, HOUSE_TYPE.SHARE_HOUSE, HOUSE_TYPE.YOUTH_HOUSING],
    houseTypeName,
  ),
  DISCOUNT: [
    { code: DISCOUNT.FIRST_MONTH, name: '첫 달 할인' },
    { code: DISCOUNT.LONG_STAY, name: '장기 계약 할인' },
    { code: DISCOUNT.STUDENT, name: '학생 할인' },
    { code: DISCOUNT.YOUTH, name: '청년 할인' },
    { code: DISCOUNT.NO_BROKERAGE, name: '중개수수료 무료' },
  ],
  GENDR: named([GENDER.FEMALE, GENDER.MALE], genderName),
};
