import { describe, expect, test } from 'vitest';
import { areaName, shortSido, type Area } from '#core';

const SILLIM: Area = {
  dongliCode: '1162010200',
  sido: '서울특별시',
  sigungu: '관악구',
  dong: '신림동',
};
const SEJONG: Area = {
  dongliCode: '3611010700',
  sido: '세종특별자치시',
  sigungu: '',
  dong: '도담동',
};

describe('the name of what a map shows', () => {
  test.each([
    [1, '관악구 신림동'],
    [5, '관악구 신림동'],
    [6, '서울 관악구'],
    [8, '서울 관악구'],
    [9, '서울'],
    [11, '서울'],
    [12, '전국'],
    [14, '전국'],
  ])('at level %i is %s', (level, name) => {
    expect(areaName(SILLIM, level)).toBe(name);
  });

  test.each([
    [5, '세종 도담동'],
    [8, '세종'],
  ])('where there is no 시·군·구 the city stands for it (level %i)', (level, name) => {
    expect(areaName(SEJONG, level)).toBe(name);
  });

  test('needs no dong', () => {
    expect(areaName({ ...SEJONG, dong: '' }, 5)).toBe('세종');
    expect(areaName({ ...SILLIM, dong: '' }, 5)).toBe('관악구');
  });

  test('is unknown with the area, but the country needs none', () => {
    expect(areaName(null, 5)).toBeNull();
    expect(areaName(null, 11)).toBeNull();
    expect(areaName(null, 12)).toBe('전국');
  });
});

test.each([
  ['서울특별시', '서울'],
  ['부산광역시', '부산'],
  ['세종특별자치시', '세종'],
  ['경기도', '경기'],
  ['강원특별자치도', '강원'],
  ['전북특별자치도', '전북'],
  ['제주특별자치도', '제주'],
  ['충청북도', '충북'],
  ['전라남도', '전남'],
  ['경상남도', '경남'],
  ['경기', '경기'],
  ['전라북도청', '전라북도청'],
  ['세종특별자치시청', '세종특별자치시청'],
])('%s is called %s', (sido, short) => {
  expect(shortSido(sido)).toBe(short);
});
