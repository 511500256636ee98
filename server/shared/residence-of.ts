import type { Condition, NoticeArea } from '#core';

/** That one lives, or where that counts works, in one of these areas; with what they are called. */
export const residenceOf = (areas: readonly NoticeArea[], orWork: boolean): Condition => ({
  kind: 'residence',
  areas: areas.map(({ code }) => code),
  names: areas.map(({ name }) => name),
  orWork,
});
