import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeFilterCount, EMPTY_FILTER, type HouseFilter } from '#core';
import {
  askedTexts,
  unaskedNames,
  without,
  type Told,
} from '../../../../src/ui/widgets/house-filter/filter-questions';
import { filters, TODAY } from '../../../support/house-filters';

const TOLD: Told = { today: TODAY, areaUnit: 'M2' };

const asked = (part: Partial<HouseFilter>) => askedTexts({ ...EMPTY_FILTER, ...part }, TOLD);
const texts = (part: Partial<HouseFilter>) => asked(part).map(({ text }) => text);

describe('what is asked', () => {
  test.each<[string, Partial<HouseFilter>]>([
    ['월세·전세', { dealTypes: ['JEONSE', 'MONTH_RENT'] }],
    ['보증금 500만 ~ 1,000만', { deposit: { from: 500, to: 1000 } }],
    ['월세 60만 이하', { monthly: { from: null, to: 60 } }],
    ['월세 60만 이하, 관리비 포함', { monthly: { from: null, to: 60 }, withMaintenance: true }],
    ['원룸·고시원', { types: ['HOUTP00001', 'HOUTP00002'] }],
    ['분리형', { layouts: ['SEPARATED'] }],
    ['오픈형·투룸 이상', { layouts: ['OPEN', 'TWO_PLUS'] }],
    ['반지하·옥탑 제외', { exceptFloors: ['HALF_BASEMENT', 'ROOFTOP'] }],
    ['면적 20㎡ 이상', { area: { from: 20, to: null } }],
    ['바로 입주', { moveInBy: TODAY }],
    ['12.1까지 입주', { moveInBy: '20261201' }],
    ['역 10분 이내', { walkWithin: 10 }],
    ['풀옵션 외 2', { options: ['FULL', 'PET', 'PARKING'] }],
    ['엘리베이터', { elevator: true }],
    ['7일 안 확인', { confirmedWithin: 7 }],
    ['오늘·어제 확인', { confirmedWithin: 1 }],
    ['청년 할인', { discounts: ['DSCNT00004'] }],
    ['여성 입주 가능', { gender: 'GNDRA00001' }],
  ])('%s', (text, part) => {
    expect(texts(part)).toEqual([text]);
  });

  test('tells an area in the unit of the person', () => {
    const filter = { ...EMPTY_FILTER, area: { from: 33, to: null } };
    const [area] = askedTexts(filter, { ...TOLD, areaUnit: 'PYEONG' });
    expect(area?.text).toBe('면적 10평 이상');
  });

  test('is nothing where only the fee would be counted in', () => {
    expect(texts({ withMaintenance: true })).toEqual([]);
  });

  test('is said once a question, and taken back one by one', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        // The dong is no question of the form.
        const filter: HouseFilter = { ...asked, dongliCode: null };
        const said = askedTexts(filter, TOLD);
        expect(said).toHaveLength(activeFilterCount(filter));
        for (const { section } of said) {
          const rest = without(filter, section);
          expect(askedTexts(rest, TOLD)).toEqual(said.filter((one) => one.section !== section));
        }
        const nothing = said.reduce((left, { section }) => without(left, section), filter);
        expect(activeFilterCount(nothing)).toBe(0);
      }),
    );
  });
});

describe('what could be asked', () => {
  const names = (part: Partial<HouseFilter>, isWide = false) =>
    unaskedNames(asked(part), isWide).map(({ text }) => text);

  test('is named until it is asked, the area where there is room', () => {
    expect(names({})).toEqual(['거래 유형', '보증금', '월세', '방 종류']);
    expect(names({}, true)).toEqual(['거래 유형', '보증금', '월세', '방 종류', '면적']);
    expect(names({ deposit: { from: 1, to: null }, area: { from: 9, to: null } }, true)).toEqual([
      '거래 유형',
      '월세',
      '방 종류',
    ]);
  });

  test('no two chips read 월세', () => {
    expect(names({ dealTypes: ['MONTH_RENT'] })).toEqual(['보증금', '월세 금액', '방 종류']);
  });
});
