import { columnsOf } from './columns';

/**
 * Headers of public lists of shops (상가업소 정보) and of stations (도시철도역사 정보);
 * docs/guides/import.md is the operator's view.
 */
const HEADERS = {
  number: ['관리번호', '상가업소번호', '역번호', '번호'],
  name: ['상호명', '시설명', '역사명', '역명', '이름'],
  branch: ['지점명'],
  line: ['노선명'],
  category: ['종류', '업종', '시설종류', '상권업종소분류명'],
  lat: ['위도', 'latitude', '역위도', 'Y좌표'],
  lng: ['경도', 'longitude', 'lon', '역경도', 'X좌표'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type NearbyPlaceField = keyof typeof HEADERS;

/** With a category for the whole file its rows need none. */
export const NEARBY_PLACE_COLUMNS = columnsOf<NearbyPlaceField>(HEADERS, [
  'number',
  'name',
  'lat',
  'lng',
]);
