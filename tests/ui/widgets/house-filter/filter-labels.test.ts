import { expect, test } from 'vitest';
import { EMPTY_FILTER, type HouseFilter } from '#core';
import { handlesOf, quickChips } from '../../../../src/ui/widgets/house-filter/filter-labels';
import { sameFilter } from '../../../../src/ui/widgets/house-filter/same-filter';

const texts = (part: Partial<HouseFilter>) =>
  quickChips({ ...EMPTY_FILTER, ...part })
    .filter((chip) => chip.isActive)
    .map((chip) => chip.text);

test('chips say what could be asked where nothing is', () => {
  expect(quickChips(EMPTY_FILTER).map((chip) => chip.text)).toEqual([
    '거래 유형',
    '보증금',
    '월세',
    '방 종류',
    '면적',
    '더보기',
  ]);
  expect(texts({})).toEqual([]);
});

test('chips say what is asked', () => {
  expect(texts({ dealTypes: ['JEONSE', 'MONTH_RENT'] })).toEqual(['월세·전세']);
  expect(texts({ monthly: { from: null, to: 60 } })).toEqual(['월세 60만 이하']);
  expect(texts({ deposit: { from: 500, to: 1000 } })).toEqual(['보증금 500만 ~ 1,000만']);
  expect(texts({ area: { from: 20, to: null } })).toEqual(['면적 20㎡ 이상']);
  expect(texts({ types: ['HOUTP00001', 'HOUTP00002'] })).toEqual(['원룸 외 1']);
  expect(texts({ options: ['PET', 'FULL'], gender: 'GNDRA00001' })).toEqual(['더보기 3']);
});

test('the handles of a slider stay on it', () => {
  const limits = { min: 0, max: 200 };
  expect(handlesOf(limits, { from: null, to: null })).toEqual([0, 200]);
  expect(handlesOf(limits, { from: 999, to: 1 })).toEqual([200, 1]);
});

test('filters that ask the same are the same', () => {
  expect(sameFilter(EMPTY_FILTER, { ...EMPTY_FILTER, types: [] })).toBe(true);
  expect(sameFilter(EMPTY_FILTER, { ...EMPTY_FILTER, options: ['PET'] })).toBe(false);
});
