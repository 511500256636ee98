import { columnsOf } from '../columns';

/** Headers of a list of addresses; docs/guides/addresses.md is the operator's view. */
const HEADERS = {
  road: ['도로명주소', '도로명전체주소'],
  lot: ['지번', '지번주소'],
  building: ['건물명', '시군구용건물명', '상세건물명'],
  zip: ['우편번호', '기초구역번호', '새우편번호'],
  dongliCode: ['법정동코드'],
  lat: ['위도', 'latitude', 'Y좌표'],
  lng: ['경도', 'longitude', 'lon', 'X좌표'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type AddressField = keyof typeof HEADERS;

export const ADDRESS_COLUMNS = columnsOf<AddressField>(HEADERS, [
  'road',
  'lot',
  'zip',
  'dongliCode',
  'lat',
  'lng',
]);
