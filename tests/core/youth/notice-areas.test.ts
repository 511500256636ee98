import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaCode,
  areaKey,
  areaLevel,
  areaPath,
  doAreasTouch,
  isAreaCode,
  isWithin,
  sigunguOf,
  WHOLE_COUNTRY,
} from '#core';
import { anyText } from '../../support/core-values';

const COUNTRY = '0000000000';
const SEOUL = '1100000000';
const GWANAK = '1162000000';
const SILLIM = '1162010200';
const SUWON = '4111000000';
const YEONGTONG = '4111700000';
const JEUNGPYEONG = '4374500000';
const YEONGDONG = '4374000000';

describe('areaPath', () => {
  it.each([
    [COUNTRY, ['0']],
    [SEOUL, ['0', '11']],
    [GWANAK, ['0', '11', '1162']],
    [SILLIM, ['0', '11', '1162', '11620102']],
    ['1154510200', ['0', '11', '1154', '11545', '11545102']],
    [SUWON, ['0', '41', '4111']],
    [YEONGTONG, ['0', '41', '4111', '41117']],
    ['4183025021', ['0', '41', '4183', '41830250', '4183025021']],
    [JEUNGPYEONG, ['0', '43', '43745']],
    [YEONGDONG, ['0', '43', '43740']],
    ['3600000000', ['0', '36']],
    ['3611000000', ['0', '36']],
    ['3611010100', ['0', '36', '36110101']],
    ['3611025021', ['0', '36', '36110250', '3611025021']],
    ['0012345678', []],
    ['1100010100', []],
    ['1100000001', []],
    ['1162000001', []],
    ['116201020', []],
    ['신림동', []],
  ])('of %s is %j', (code, path) => {
    expect(areaPath(code)).toEqual(path);
  });

  it('names each area by the digits that come last', () => {
    expect([COUNTRY, GWANAK, SILLIM, ''].map(areaKey)).toEqual(['0', '1162', '11620102', '']);
  });
});

describe('isAreaCode', () => {
  const digits = (length: number) =>
    fc.integer({ min: 1, max: 10 ** length - 1 }).map((some) => String(some).padStart(length, '0'));
  const levels = fc.tuple(digits(2), digits(3), digits(3), digits(2));

  it('holds for what names one level after the other, and nothing below one that is whole', () => {
    fc.assert(
      fc.property(levels, fc.nat({ max: 4 }), (named, depth) => {
        const code = named.slice(0, depth).join('').padEnd(10, '0');
        expect(isAreaCode(code)).toBe(true);
        expect(areaPath(code)[0]).toBe('0');
      }),
    );
  });

  it('fails where a level is left out', () => {
    fc.assert(
      fc.property(levels, fc.nat({ max: 2 }), (named, left) => {
        const code = named.map((level, at) => (at === left ? level.replace(/\d/g, '0') : level));
        expect(isAreaCode(code.join(''))).toBe(false);
        expect(areaPath(code.join(''))).toEqual([]);
      }),
    );
  });

  it.each(['', '서울', '116201020', '11620102000'])('fails for %j', (text) => {
    expect(isAreaCode(text)).toBe(false);
  });
});

it('gives 세종, which has two codes, one of them', () => {
  expect(['3600000000', '3611000000', '3611010100', GWANAK].map(areaCode)).toEqual([
    '3600000000',
    '3600000000',
    '3611010100',
    GWANAK,
  ]);
});

it('finds the 시·군·구 around a dong', () => {
  expect([SILLIM, '4183025021', GWANAK, SEOUL, COUNTRY, '3611010100'].map(sigunguOf)).toEqual([
    GWANAK,
    '4183000000',
    GWANAK,
    SEOUL,
    COUNTRY,
    '3600000000',
  ]);
});

describe('isWithin', () => {
  it.each([
    [SILLIM, GWANAK, true],
    [SILLIM, SEOUL, true],
    [SILLIM, COUNTRY, true],
    [SILLIM, SILLIM, true],
    [GWANAK, SILLIM, false],
    [YEONGTONG, SUWON, true],
    [SUWON, YEONGTONG, false],
    [JEUNGPYEONG, YEONGDONG, false],
    [YEONGDONG, JEUNGPYEONG, false],
    ['1154500000', '1153000000', false],
    ['3600000000', '3611000000', true],
    ['3611000000', '3600000000', true],
    ['3611010100', '3600000000', true],
    ['0012345678', COUNTRY, false],
    ['4183025021', '4183025000', true],
    [SILLIM, '', false],
    ['', SILLIM, false],
    ['', '', false],
  ])('%s in %s: %s', (code, area, isIn) => {
    expect(isWithin(code, area)).toBe(isIn);
  });

  it('holds over areas in areas, for real codes and any text', () => {
    const codes = fc.oneof(
      fc.constantFrom(COUNTRY, SEOUL, GWANAK, SILLIM, SUWON, YEONGTONG, JEUNGPYEONG, YEONGDONG),
      fc.nat({ max: 9_999_999_999 }).map((code) => String(code).padStart(10, '0')),
      anyText,
    );
    fc.assert(
      fc.property(codes, codes, codes, (a, b, c) => {
        expect(isWithin(a, a)).toBe(areaPath(a).length > 0);
        if (isWithin(a, b) && isWithin(b, c)) expect(isWithin(a, c)).toBe(true);
        expect(doAreasTouch(a, b)).toBe(doAreasTouch(b, a));
      }),
    );
  });
});

it.each([
  [SEOUL, SILLIM, true],
  [SILLIM, SEOUL, true],
  [WHOLE_COUNTRY, SILLIM, true],
  [GWANAK, '1159000000', false],
])('%s and %s touch: %s', (a, b, isTouching) => {
  expect(doAreasTouch(a, b)).toBe(isTouching);
});

it.each([
  [COUNTRY, 'country'],
  [SEOUL, 'sido'],
  ['3611000000', 'sido'],
  [YEONGTONG, 'sigungu'],
  [SILLIM, 'dong'],
] as const)('%s is a %s', (code, level) => {
  expect(areaLevel(code)).toBe(level);
});
