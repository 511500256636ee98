import { areaNamesLabel, type NoticeArea } from '#core';

/** So many areas are named; of more the first stands for all. */
const NAMED = 3;

/** `서울 관악구·서울 동작구`, `서울 관악구 외 5`, 전국 */
export function areaWords(areas: readonly NoticeArea[]): string {
  const names = areas.map(({ name }) => name);
  return names.length > NAMED ? areaNamesLabel(names) : names.join('·');
}
