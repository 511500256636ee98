import {
  AREA_RANGE,
  CODE_LISTS,
  DEPOSIT_RANGE,
  EMPTY_FILTER,
  houseTypeName,
  layoutName,
  MONTHLY_RANGE,
  roomOptionName,
  type AreaUnit,
  type CodeListName,
  type HouseFilter,
  type Yyyymmdd,
  oddFloorName,
} from '#core';
import type { FilterSection } from '../../stores/popups/props/filter-props';
import { areaLabel, dealsText, namesText, rangeText, shortDay } from './filter-labels';

interface Question {
  /** What is emptied when it is taken back. */
  readonly fields: readonly (keyof HouseFilter)[];
  /** What is asked, as short as it can be; empty where nothing is. */
  readonly text: (filter: HouseFilter, told: Told) => string;
}

/** What the words of a filter depend on besides the filter. */
export interface Told {
  /** Asia/Seoul's. */
  readonly today: Yyyymmdd;
  readonly areaUnit: AreaUnit;
}

const codeName = (list: CodeListName, asked: string): string =>
  CODE_LISTS[list].find(({ code }) => code === asked)?.name ?? '';

/** Every question of a filter once, in the order of the form. */
const QUESTIONS: Readonly<Record<FilterSection, Question>> = {
  dealType: { fields: ['dealTypes'], text: ({ dealTypes }) => dealsText(dealTypes) },
  deposit: {
    fields: ['deposit'],
    text: ({ deposit }) => rangeText('보증금', DEPOSIT_RANGE, deposit),
  },
  monthly: {
    fields: ['monthly', 'withMaintenance'],
    text: ({ monthly, withMaintenance }) => {
      const text = rangeText('월세', MONTHLY_RANGE, monthly);
      return text !== '' && withMaintenance ? `${text}, 관리비 포함` : text;
    },
  },
  type: { fields: ['types'], text: ({ types }) => namesText(types.map(houseTypeName)) },
  layout: {
    fields: ['layouts'],
    text: ({ layouts }) => namesText(layouts.map((one) => layoutName(one).replace(' 원룸', ''))),
  },
  floor: {
    fields: ['exceptFloors'],
    text: ({ exceptFloors }) => {
      const names = exceptFloors.map(oddFloorName);
      return names.length === 0 ? '' : `${names.join('·')} 제외`;
    },
  },
  area: {
    fields: ['area'],
    text: ({ area }, { areaUnit }) => rangeText('면적', AREA_RANGE, area, areaLabel(areaUnit)),
  },
  moveIn: {
    fields: ['moveInBy'],
    text: ({ moveInBy }, { today }) => {
      if (moveInBy === null) return '';
      return moveInBy === today ? '바로 입주' : `${shortDay(moveInBy, today)}까지 입주`;
    },
  },
  walk: {
    fields: ['walkWithin'],
    text: ({ walkWithin }) => (walkWithin === null ? '' : `역 ${walkWithin}분 이내`),
  },
  options: {
    fields: ['options'],
    text: ({ options }) => namesText(options.map(roomOptionName)),
  },
  elevator: {
    fields: ['elevator'],
    text: ({ elevator }) => (elevator ? '엘리베이터' : ''),
  },
  confirmed: {
    fields: ['confirmedWithin'],
    text: ({ confirmedWithin: days }) => {
      if (days === null) return '';
      return days === 1 ? '오늘·어제 확인' : `${days}일 안 확인`;
    },
  },
  discount: {
    fields: ['discounts'],
    text: ({ discounts }) => namesText(discounts.map((code) => codeName('DISCOUNT', code))),
  },
  gender: {
    fields: ['gender'],
    text: ({ gender }) => (gender === null ? '' : `${codeName('GENDR', gender)} 입주 가능`),
  },
};

const SECTIONS = Object.keys(QUESTIONS) as FilterSection[];

/** What is asked in one section of the form, in words. */
export interface AskedText {
  readonly section: FilterSection;
  readonly text: string;
}

/** Everything that is asked, in words and in the order of the form. */
export function askedTexts(filter: HouseFilter, told: Told): readonly AskedText[] {
  return SECTIONS.flatMap((section) => {
    const words = QUESTIONS[section].text(filter, told);
    return words === '' ? [] : [{ section, text: words }];
  });
}

/** The filter without this one question; everything else of it stays. */
export function without(filter: HouseFilter, section: FilterSection): HouseFilter {
  const fields: readonly string[] = QUESTIONS[section].fields;
  const emptied = Object.entries(EMPTY_FILTER).filter(([field]) => fields.includes(field));
  return { ...filter, ...(Object.fromEntries(emptied) as Partial<HouseFilter>) };
}

/** What a room hunter asks first, in the row above the map even while it is not asked. */
const FIRST_ASKED = [
  ['dealType', '거래 유형'],
  ['deposit', '보증금'],
  ['monthly', '월세'],
  ['type', '방 종류'],
  ['area', '면적'],
] as const satisfies readonly (readonly [FilterSection, string])[];

/**
 * What could be asked and is not, by its name, beside what is. A phone's row has room for four: the
 * area waits behind 더보기. Where another chip says 월세, the rent is 월세 금액.
 */
export function unaskedNames(asked: readonly AskedText[], isWide: boolean): readonly AskedText[] {
  const isAsked = (section: FilterSection) => asked.some((one) => one.section === section);
  const isSaid = (name: string) => asked.some(({ text }) => text === name);
  return FIRST_ASKED.filter(([section]) => !isAsked(section) && (isWide || section !== 'area')).map(
    ([section, name]) => ({ section, text: isSaid(name) ? `${name} 금액` : name }),
  );
}
