import { GENDER, type GenderCode } from '../codes';

const NAMES: Readonly<Record<GenderCode, string>> = {
  [GENDER.FEMALE]: '여성',
  [GENDER.MALE]: '남성',
};

/** 여성 · 남성 */
export function genderName(gender: GenderCode): string {
  return NAMES[gender];
}
