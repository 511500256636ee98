import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaKey, areaLevel, areaPath, doAreasTouch, isWithin, WHOLE_COUNTRY } from '#core';
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
    ['3611000000', ['0', '36', '3611']],
    ['116201020', []],
    ['신림동', []],
  ])('of %s is %j', (code, path) => {
    expect(areaPath(code)).toEqual(path);
  });

  it('names each area by the digits that come last', () => {
    expect([COUNTRY, GWANAK, SILLIM, ''].map(areaKey)).toEqual(['0', '1162', '11620102', '']);
  });
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
  [YEONGTONG, 'sigungu'],
  [SILLIM, 'dong'],
] as const)('%s is a %s', (code, level) => {
  expect(areaLevel(code)).toBe(level);
});
