import { describe, expect, it } from 'vitest';
import { METRES_A_DEGREE, PlaceIndex, type MapView, type Place } from '#core';

const SEOUL = { lat: 37.5, lng: 127 };

/** A place by its whole name: `station 서울 신림역`. */
function place(whole: string, more: Partial<Place> = {}): Place {
  const [kind, ...words] = whole.split(' ');
  if (kind !== 'area' && kind !== 'station' && kind !== 'university') throw new Error(whole);
  const name = words.pop() ?? '';
  return { id: whole, kind, name, detail: words.join(' '), ...SEOUL, level: 5, lines: [], ...more };
}

const namesOf = (places: readonly Place[], query: string, view: MapView | null = null) =>
  new PlaceIndex(places).search(query, 20, view).map(({ name }) => name);

/** The names that are found, whichever place comes first in the list. */
function found(places: readonly Place[], query: string, view: MapView | null = null) {
  const names = namesOf(places, query, view);
  expect(namesOf([...places].reverse(), query, view)).toEqual(names);
  return names;
}

describe('of places that match as well', () => {
  it('a province, a station, a district, a university, a dong and a village come in turn', () => {
    const places = [
      place('area 경기 여주시 가남읍 새리'),
      // 정읍시 is no 읍: what lies in it is a dong.
      place('area 전북 정읍시 새하동'),
      // 시, 군 and 구 begin many names; a district ends with them.
      place('area 서울 관악구 새시군구동'),
      place('university 서울 새대학교'),
      place('area 서울 새벽구'),
      place('station 서울 새역'),
      place('area 새나라도'),
    ];
    expect(found(places, 'ㅅ')).toEqual([
      '새나라도',
      '새역',
      '새벽구',
      '새대학교',
      '새하동',
      '새시군구동',
      '새리',
    ]);
  });

  it('the wider comes before the narrower, then the shorter name', () => {
    const places = [
      place('area 서울 관악구 새동', { id: 'a', level: 4 }),
      place('area 서울 강남구 새마을동', { id: 'b', level: 6 }),
      place('area 서울 종로구 새로운동', { id: 'c', level: 5 }),
      place('area 서울 서초구 새터동', { id: 'd', level: 5 }),
    ];
    expect(found(places, '새')).toEqual(['새마을동', '새터동', '새로운동', '새동']);
  });

  it('one that is called so today comes before one that was', () => {
    const places = [
      place('area 인천 미추홀구', { level: 9 }),
      place('area 부산 남구', { level: 7 }),
    ];
    expect(found(places, '남구')).toEqual(['남구', '미추홀구']);
  });

  it('a name of today counts even where a former one matches as well', () => {
    const places = [place('area 경기 남양주시'), place('area 경기 화성시 남양읍')];
    expect(found(places, '남양')).toEqual(['남양주시', '남양읍']);
  });

  it.each([
    [1, 124, ['새동', '새역']],
    [1, 126, ['새역', '새동']],
    [3, 499, ['새동', '새역']],
    [3, 501, ['새역', '새동']],
    [5, 1_999, ['새동', '새역']],
    [5, 2_001, ['새역', '새동']],
  ])('at level %i one %i m away comes: %j', (level, metres, names) => {
    const lat = SEOUL.lat + metres / METRES_A_DEGREE;
    const places = [place('station 서울 새역', { lat: 35 }), place('area 서울 새구 새동', { lat })];
    expect(found(places, 'ㅅ', { center: SEOUL, level })).toEqual(names);
  });
});

describe('as its whole name counts', () => {
  it.each([
    ['서울', ['서울특별시', '서울역'], ['area 서울특별시', 'station 서울 서울역']],
    ['강남', ['강남구', '강남구청역'], ['area 서울 강남구', 'station 서울 강남구청역']],
    ['구미', ['구미시', '구미산단역'], ['area 경북 구미시', 'station 경북 구미산단역']],
    ['역촌', ['역촌역', '역촌구'], ['area 서울 역촌구', 'station 서울 역촌역']],
  ])('%s, before the longer: %j', (query, names, places) => {
    expect(
      found(
        places.map((one) => place(one)),
        query,
      ),
    ).toEqual(names);
  });

  it('a station’s without 역, and of nothing else', () => {
    const places = [place('station 서울 한빛역'), place('area 서울 한구 한역')];
    expect(found(places, '한')).toEqual(['한빛역', '한역']);
  });

  it('a district’s without its last letter, but for a single one', () => {
    const places = [place('station 서울 중앙역'), place('area 서울 중구')];
    expect(found(places, '중')).toEqual(['중앙역', '중구']);
  });
});

describe('what a place lies in', () => {
  it('may be written with more spaces', () => {
    expect(found([place('area 인천  미추홀구 주안동')], '인천 남구 주안동')).toEqual(['주안동']);
  });
});
