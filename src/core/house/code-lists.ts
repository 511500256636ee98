import { DISCOUNT, GENDER, HOUSE_TYPE } from '../shared/codes';
import type { Code, CodeListName } from './codes.ports';

/** What a person reads for each code (product.md §3 "Code lists"), in the order of the filters. */
export const CODE_LISTS: Readonly<Record<CodeListName, readonly Code[]>> = {
  HOUTP: [
    { code: HOUSE_TYPE.ONE_ROOM, name: '원룸' },
    { code: HOUSE_TYPE.GOSHIWON, name: '고시원' },
    { code: HOUSE_TYPE.SHARE_HOUSE, name: '쉐어하우스' },
    { code: HOUSE_TYPE.YOUTH_HOUSING, name: '청년주택' },
  ],
  DISCOUNT: [
    { code: DISCOUNT.FIRST_MONTH, name: '첫 달 할인' },
    { code: DISCOUNT.LONG_STAY, name: '장기 계약 할인' },
    { code: DISCOUNT.STUDENT, name: '학생 할인' },
    { code: DISCOUNT.YOUTH, name: '청년 할인' },
    { code: DISCOUNT.NO_BROKERAGE, name: '중개수수료 무료' },
  ],
  GENDR: [
    { code: GENDER.FEMALE, name: '여성' },
    { code: GENDER.MALE, name: '남성' },
  ],
};
