import { areaNamesLabel, statusName, supplyName, type NoticeFilter } from '#core';
import type { NoticeFilterSection } from '../../stores/popups/props/notice-filter-props';
import type { AreaNames } from './area-tree';

/** The questions of the filter in their order, and what each is called. */
export const FILTER_SECTIONS: readonly {
  readonly section: NoticeFilterSection;
  readonly title: string;
}[] = [
  { section: 'area', title: '지역' },
  { section: 'supply', title: '공급 유형' },
  { section: 'status', title: '상태' },
  { section: 'organisation', title: '기관' },
];

/** What a question is answered with in a few words; null where nothing is asked. */
export function askedText(
  filter: NoticeFilter,
  section: NoticeFilterSection,
  names: AreaNames,
): string | null {
  const words: Readonly<Record<NoticeFilterSection, readonly string[]>> = {
    area: filter.areas.map((code) => names.get(code) ?? '고른 지역'),
    supply: filter.supplies.map(supplyName),
    status: filter.statuses.map(statusName),
    organisation: filter.organisations,
  };
  return areaNamesLabel(words[section]) || null;
}
