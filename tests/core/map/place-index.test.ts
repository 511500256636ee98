import { describe, expect, it } from 'vitest';
import { PlaceIndex, type MapView, type Place } from '#core';
import { SMALL_COUNTRY } from '../../support/small-country';

const search = (query: string, limit: number, view?: MapView) =>
  new PlaceIndex(SMALL_COUNTRY).search(query, limit, view);
const whole = ({ detail, name }: Place) => `${detail} ${name}`.trim();
const found = (query: string, view?: MapView) => search(query, 20, view).map(whole);
const at = (name: string, level: number): MapView => {
  const place = SMALL_COUNTRY.find((one) => whole(one) === name);
  if (place === undefined) throw new Error(name);
  return { center: { lat: place.lat, lng: place.lng }, level };
};

describe('a place is found', () => {
  it.each([
    ['ㅅㄹㄷ', ['서울 관악구 신림동', '서울 종로구 서린동', '서울 중구 산림동']],
    ['관악구 신림', ['서울 관악구 신림동']],
    ['관악 ㅅㄹ', ['서울 관악구 신림동']],
    ['수원 매탄', ['경기 수원시 영통구 매탄동']],
    ['세종 나성동', ['세종 나성동']],
    ['세종시나성', ['세종 나성동']],
    ['서울특별시 관악구 신림동', ['서울 관악구 신림동']],
    ['서울관악구 신림동', ['서울 관악구 신림동']],
    ['서울관악구신림동', ['서울 관악구 신림동']],
    ['가남읍 신해리', ['경기 여주시 가남읍 신해리']],
    ['ㄱㄴㅇ ㅅㅎㄹ', ['경기 여주시 가남읍 신해리']],
    ['군위군', ['경북 군위군']],
    ['군위효령', ['경북 군위군 효령면']],
    ['  ㄱㅇㄱ 신림동 ', ['서울 관악구 신림동']],
    ['ㅅㅇ  ㄱㅇ  ㅅㄹㄷ', ['서울 관악구 신림동']],
    ['ㄱㅇㄱ 신림 동', ['서울 관악구 신림동']],
    ['서울특별 신림동', ['서울 관악구 신림동']],
    ['서울ㄱㅇ 신림', ['서울 관악구 신림동']],
    ['ㅇㅈㄱ 교동', ['경기 여주시 교동']],
    ['종로구 종', ['서울 종로구 종로1가', '서울 종로구 종로2가', '서울 종로구 세종로']],
    ['관악구 서울 신림', ['서울 관악구 신림동']],
    [`${'서울 '.repeat(7)}신림동`, ['서울 관악구 신림동']],
  ])('%s', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it.each([
    ['강원특별자치도', '강원도'],
    ['전라북도', '전북특별자치도'],
    ['연기군', '세종특별자치시'],
    ['인천 남구', '인천 미추홀구'],
    ['인천 남구 주안동', '인천 미추홀구 주안동'],
    ['여주군', '경기 여주시'],
    ['여주군 교동', '경기 여주시 교동'],
    ['당진군', '충남 당진시'],
    ['부천 원미', '경기 부천시'],
    ['포이동', '서울 강남구 개포동'],
    ['대구 군위군', '경북 군위군'],
    ['대구 군위 효령', '경북 군위군 효령면'],
  ])('by the name that it had: %s', (query, expected) => {
    expect(found(query)[0]).toBe(expected);
  });

  it.each([
    '',
    '   ',
    '없는곳',
    '\n',
    '관악구 없는동',
    '신림 관악구',
    '관악구서울신림동',
    '중신당',
    '이포동',
    `${'서울 '.repeat(8)}신림동`,
    '가 나 다 라 마 바 사 아 자 차',
  ])('never for %j', (query) => {
    expect(found(query)).toEqual([]);
  });
});

describe('of several', () => {
  it('the name itself comes before those that begin with it, those before what contains it', () => {
    expect(found('신림')).toEqual([
      '서울 신림역',
      '서울 관악구 신림동',
      '경북 군위군 효령면 신림리',
    ]);
    expect(found('중구')).toEqual(expect.arrayContaining(['서울 중구', '부산 중구', '인천 중구']));
    expect(found('광주')).toEqual(['광주광역시', '경기 광주시']);
    expect(found('강남')).toEqual(['서울 강남역', '서울 강남구']);
  });

  it('a former name counts only if it begins with what was typed', () => {
    expect(found('ㄴㄱ')).toEqual(['부산 남구', '서울 강남구']);
  });

  it('what is called so today comes before what was', () => {
    expect(found('남구').slice(0, 2)).toEqual(['부산 남구', '인천 미추홀구']);
  });

  it('what is on the screen comes first, then the nearest', () => {
    expect(found('중구', at('부산 중구', 5))[0]).toBe('부산 중구');
    expect(found('중구', at('인천 중구', 5))[0]).toBe('인천 중구');
    expect(found('신림', at('경북 군위군 효령면 신림리', 5))).toEqual([
      '서울 신림역',
      '경북 군위군 효령면 신림리',
      '서울 관악구 신림동',
    ]);
    expect(found('남구', at('인천 미추홀구', 6))[0]).toBe('인천 미추홀구');
  });

  it('as many are answered as are wanted', () => {
    expect(search('ㅅ', 3)).toHaveLength(3);
    expect(search('ㅅ', 3)).toEqual(search('ㅅ', 20).slice(0, 3));
  });
});
