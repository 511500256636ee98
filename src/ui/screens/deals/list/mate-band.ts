import { ageBandName, genderName, type MateTerms } from '#core';

/** 20대 후반 · 여성 */
export const mateBand = ({ age, gender }: Pick<MateTerms, 'age' | 'gender'>): string =>
  `${ageBandName(age)} · ${genderName(gender)}`;
