import { DEAL_KIND, mateSideName, roomOptionName, type DealSearch } from '#core';
import { DIRECT_QUESTIONS, DIRECT_SECTIONS } from '../direct-filter/direct-filter-texts';
import { namesText } from '../house-filter/filter-labels';
import { MATE_QUESTIONS, MATE_SECTIONS } from '../mate-filter/mate-filter-texts';

/** What a search asks besides its dong: `월세 50만 이하 · 반려동물`. */
export function alarmText(search: DealSearch): string {
  const asked = wishesOf(search).filter((text) => text !== '');
  return asked.length === 0 ? '조건 없이 모두' : asked.join(' · ');
}

function wishesOf(search: DealSearch): readonly string[] {
  if (search.dealType === DEAL_KIND.mate) {
    const { filter } = search;
    return [
      filter.side === null ? '' : mateSideName(filter.side),
      ...MATE_SECTIONS.map((section) => MATE_QUESTIONS[section].text(filter)),
    ];
  }
  const { filter } = search;
  return [
    ...DIRECT_SECTIONS.map((section) => DIRECT_QUESTIONS[section].text(filter)),
    namesText(filter.options.map(roomOptionName)),
  ];
}
