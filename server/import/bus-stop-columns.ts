import { columnsOf } from './columns';

/** Headers of public lists of bus stops; docs/guides/import.md is the operator's view. */
const HEADERS = {
  number: ['정류장번호', '정류소번호'],
  name: ['정류장명', '정류소명', '정류장명칭', '정류소명칭'],
  lat: ['위도', 'latitude', 'Y좌표'],
  lng: ['경도', 'longitude', 'lon', 'X좌표'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type BusStopField = keyof typeof HEADERS;

export const BUS_STOP_COLUMNS = columnsOf<BusStopField>(HEADERS, ['number', 'name', 'lat', 'lng']);
