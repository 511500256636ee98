import { expect, test } from 'vitest';
import {
  dealsText,
  handlesOf,
  namesText,
  rangeText,
  shortDay,
} from '../../../../src/ui/widgets/house-filter/filter-labels';

const ANY = { from: null, to: null };

test('the handles of a slider stay on it', () => {
  const limits = { min: 0, max: 200 };
  expect(handlesOf(limits, ANY)).toEqual([0, 200]);
  expect(handlesOf(limits, { from: 999, to: 1 })).toEqual([200, 1]);
});

test('a range is said behind its name, and not at all where nothing is asked', () => {
  const limits = { min: 0, max: 20_000 };
  expect(rangeText('보증금', limits, ANY)).toBe('');
  expect(rangeText('보증금', limits, { from: 500, to: 1000 })).toBe('보증금 500만 ~ 1,000만');
  expect(rangeText('면적', { min: 0, max: 100 }, { from: 20, to: null }, (n) => `${n}㎡`)).toBe(
    '면적 20㎡ 이상',
  );
});

test('many names are the first and how many more', () => {
  expect(namesText([])).toBe('');
  expect(namesText(['주차'])).toBe('주차');
  expect(namesText(['주차', '단기'])).toBe('주차·단기');
  expect(namesText(['주차', '단기', '풀옵션'])).toBe('주차 외 2');
});

test('deal types stand in the order of the filter', () => {
  expect(dealsText(['OTHER', 'JEONSE', 'MONTH_RENT'])).toBe('월세·전세·기타');
});

test('a day is short, and says its year where it is another one', () => {
  expect(shortDay('20261201', '20261120')).toBe('12.1');
  expect(shortDay('20270105', '20261120')).toBe('2027.1.5');
});
