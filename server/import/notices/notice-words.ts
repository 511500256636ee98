import {
  GROUP,
  MARRIAGE,
  OCCUPATION,
  SUPPLY,
  SUPPLY_CODES,
  supplyName,
  type Circle,
  type Group,
  type Marriage,
  type Occupation,
  type SupplyCode,
} from '#core';

/** Other words for kinds of supply, without blanks. */
const SUPPLY_WORDS: Readonly<Record<string, SupplyCode>> = {
  통합공공임대주택: SUPPLY.INTEGRATED,
  국민임대주택: SUPPLY.NATIONAL,
  영구임대주택: SUPPLY.PERMANENT,
  매입임대주택: SUPPLY.PURCHASED,
  청년매입임대: SUPPLY.PURCHASED,
  청년매입임대주택: SUPPLY.PURCHASED,
  전세임대주택: SUPPLY.JEONSE,
  청년전세임대: SUPPLY.JEONSE,
  역세권청년주택: SUPPLY.YOUTH_SAFE,
  기숙사형청년주택: SUPPLY.DORMITORY,
  주거비지원: SUPPLY.MONEY,
  금융지원: SUPPLY.MONEY,
  월세지원: SUPPLY.MONEY,
  공공지원민간임대주택: SUPPLY.PRIVATE,
};

const known: ReadonlyMap<string, SupplyCode> = new Map([
  ...Object.entries(SUPPLY_WORDS),
  ...SUPPLY_CODES.flatMap((code): [string, SupplyCode][] => [
    [code, code],
    [supplyName(code).replaceAll(' ', ''), code],
  ]),
]);

/** A kind of supply by its code or name; null where the word is not known. */
export const supplyIn = (word: string): SupplyCode | null =>
  known.get(word.replace(/\s/g, '')) ?? null;

/** Whether the publisher itself says that a notice is over. */
export const STATUS_WORDS: Readonly<Record<string, boolean>> = {
  접수중: false,
  공고중: false,
  모집중: false,
  접수예정: false,
  예정: false,
  정정공고중: false,
  SCHEDULED: false,
  OPEN: false,
  마감: true,
  접수마감: true,
  종료: true,
  취소: true,
  모집완료: true,
  EXPIRE: true,
};

/** Whose income or assets are meant; without a word the household's, which is the stricter. */
export const CIRCLES: Readonly<Record<string, Circle>> = {
  본인: 'SELF',
  가구: 'HOUSEHOLD',
  세대: 'HOUSEHOLD',
  '부모 포함': 'FAMILY',
  '본인과 부모': 'FAMILY',
};

export const OCCUPATIONS: Readonly<Record<string, Occupation>> = {
  대학생: OCCUPATION.STUDENT,
  재학생: OCCUPATION.STUDENT,
  학생: OCCUPATION.STUDENT,
  취업준비생: OCCUPATION.JOB_SEEKER,
  구직자: OCCUPATION.JOB_SEEKER,
  직장인: OCCUPATION.EMPLOYED,
  재직자: OCCUPATION.EMPLOYED,
  근로자: OCCUPATION.EMPLOYED,
  사업자: OCCUPATION.SELF_EMPLOYED,
  자영업자: OCCUPATION.SELF_EMPLOYED,
};

export const MARRIAGES: Readonly<Record<string, Marriage>> = {
  미혼: MARRIAGE.SINGLE,
  신혼부부: MARRIAGE.NEWLYWED,
  예비신혼부부: MARRIAGE.ENGAGED,
  예비부부: MARRIAGE.ENGAGED,
};

/** Those that receive some kinds of basic security alone are not among them: nobody says which. */
export const GROUPS: Readonly<Record<string, Group>> = {
  수급자: GROUP.BASIC_SECURITY,
  기초생활수급자: GROUP.BASIC_SECURITY,
  차상위: GROUP.NEAR_POOR,
  차상위계층: GROUP.NEAR_POOR,
  한부모: GROUP.SINGLE_PARENT,
  한부모가족: GROUP.SINGLE_PARENT,
  장애인: GROUP.DISABLED,
  자립준비청년: GROUP.CARE_LEAVER,
};
