import type { LatLng, Place } from '#core';

const place = (
  kind: Place['kind'],
  id: string,
  detail: string,
  name: string,
  at: LatLng,
  level: number,
): Place => ({ id, kind, name, detail, ...at, level, lines: [] });

let count = 0;
/** Each some kilometres from the one before, all over the country. */
const next = (): LatLng => {
  count += 1;
  return { lat: 34.5 + ((count * 7) % 31) / 10, lng: 126.4 + ((count * 11) % 27) / 10 };
};

const wide = (detail: string, names: string, level: number) =>
  names
    .split(' ')
    .map((name) => place('area', `area-${detail}-${name}`, detail, name, next(), level));

/** Provinces, cities, districts, dongs and villages that share many of their names; invented places. */
export const SMALL_COUNTRY: readonly Place[] = [
  ...wide('', '서울특별시 부산광역시 인천광역시 세종특별자치시 광주광역시', 9),
  ...wide('', '경기도 강원도 전북특별자치도 경상북도 충청남도 대구광역시', 11),
  ...wide('서울', '관악구 중구 종로구 강남구', 7),
  ...wide('부산', '남구 중구 강서구', 7),
  ...wide('인천', '미추홀구 중구', 7),
  ...wide('경기', '수원시 여주시 광주시 부천시', 8),
  ...wide('경기 수원시', '영통구 장안구', 7),
  ...wide('경북', '군위군', 8),
  ...wide('충남', '당진시', 8),
  ...wide('서울 관악구', '신림동 봉천동 남현동', 5),
  ...wide('서울 중구', '신당동 다동 산림동', 5),
  ...wide('서울 종로구', '서린동 세종로 종로1가 종로2가', 5),
  ...wide('서울 강남구', '역삼동 개포동', 5),
  ...wide('부산 중구', '중앙동1가 신창동1가', 5),
  ...wide('부산 남구', '대연동 용호동', 5),
  ...wide('인천 미추홀구', '주안동 학익동', 5),
  ...wide('경기 수원시 영통구', '매탄동 신동 이의동', 5),
  ...wide('경기 여주시', '교동 신륵면 가남읍', 5),
  ...wide('경기 여주시 가남읍', '신해리 삼군리 본두리', 5),
  ...wide('경기 광주시', '신현동 송정동', 5),
  ...wide('세종', '나성동 어진동 조치원읍', 5),
  ...wide('경북 군위군', '군위읍 효령면', 5),
  ...wide('경북 군위군 효령면', '장군리 신림리', 5),
  place('station', 'station-sillim', '서울', '신림역', next(), 4),
  place('station', 'station-gangnam', '서울', '강남역', next(), 4),
  place('university', 'university-snu', '서울 관악구', '서울대학교', next(), 4),
];
