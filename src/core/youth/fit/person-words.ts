import { withParticle } from '../../shared/text/particle';
import { metWords, type Group, type Marriage, type Occupation, type PersonField } from './person';

/** What a person does, as one chooses it. */
export const OCCUPATION_NAMES: Readonly<Record<Occupation, string>> = {
  STUDENT: '대학생',
  JOB_SEEKER: '취업 준비',
  EMPLOYED: '직장인',
  SELF_EMPLOYED: '사업',
};

export const MARRIAGE_NAMES: Readonly<Record<Marriage, string>> = {
  SINGLE: '미혼',
  ENGAGED: '예비부부',
  NEWLYWED: '신혼부부',
  MARRIED: '기혼',
};

/** `예비부부는 미혼·신혼부부 공고에도 맞아요` */
export function alsoMetText(chosen: Marriage): string {
  const names = (Object.keys(MARRIAGE_NAMES) as Marriage[])
    .filter((word) => word !== chosen && metWords(chosen).includes(word))
    .map((word) => MARRIAGE_NAMES[word]);
  return `${withParticle(MARRIAGE_NAMES[chosen], '은/는')} ${names.join('·')} 공고에도 맞아요`;
}

export const GROUP_NAMES: Readonly<Record<Group, string>> = {
  BASIC_SECURITY: '기초생활수급자',
  NEAR_POOR: '차상위계층',
  SINGLE_PARENT: '한부모가족',
  DISABLED: '장애인',
  CARE_LEAVER: '자립준비청년',
};

/** The label of a field, and what a sentence calls it. */
const FIELD_NAMES: Readonly<Record<PersonField, readonly [label: string, short: string]>> = {
  birthDay: ['생년월일', '생년월일'],
  household: ['함께 사는 가족', '가족 수'],
  income: ['월 소득', '소득'],
  householdIncome: ['가구 월 소득', '가구 소득'],
  parentsIncome: ['부모님 월 소득', '부모님 소득'],
  familySize: ['부모님을 더한 가족', '부모님을 더한 가족 수'],
  assets: ['모은 돈과 자산', '자산'],
  householdAssets: ['가구 자산', '가구 자산'],
  parentsAssets: ['부모님 자산', '부모님 자산'],
  car: ['자동차', '자동차'],
  ownsHome: ['내 이름으로 된 집', '내 집 여부'],
  familyOwnsHome: ['가족 이름으로 된 집', '가족 집 여부'],
  livesIn: ['사는 곳', '사는 곳'],
  worksIn: ['직장·학교가 있는 곳', '직장·학교'],
  livesApart: ['부모님과 따로 사는지', '따로 사는지'],
  occupations: ['하는 일', '하는 일'],
  marriage: ['혼인', '혼인 여부'],
  groups: ['해당하는 대상', '해당 대상'],
};

/** What a form calls a field. */
export const personFieldName = (field: PersonField): string => FIELD_NAMES[field][0];

/** What a sentence calls it. */
export const shortFieldName = (field: PersonField): string => FIELD_NAMES[field][1];
