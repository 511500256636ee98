import { describe, expect, it } from 'vitest';
import { formerNames, otherSido, sidoForms } from '#core';

describe('other names of an area', () => {
  it.each([
    ['강원', ['강원도', '강원특별자치도']],
    ['경기', ['경기도']],
    ['강원도', []],
    ['', []],
  ])('of the province %j are %j', (short, forms) => {
    expect(sidoForms(short)).toEqual(forms);
  });

  it.each([
    ['세종', ['연기군']],
    ['경기 부천시', ['원미구', '소사구', '오정구']],
    ['부천시', []],
    ['서울 관악구', []],
  ])('that %s had are %j', (path, names) => {
    expect(formerNames(path)).toEqual(names);
  });

  it.each([
    ['경북 군위군', '대구'],
    ['대구 군위군', '경북'],
    ['경북 구미시', null],
  ])('%s may be asked for under %j', (path, sido) => {
    expect(otherSido(path)).toBe(sido);
  });
});
