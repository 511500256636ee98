import type { Area, LatLng, Place } from '#core';

/** A few places of Seoul that share parts of their names. */
export const PLACES: readonly Place[] = [
  {
    id: 'station-sillim',
    kind: 'station',
    name: '신림역',
    detail: '서울 관악구',
    lat: 37.4842,
    lng: 126.9297,
    level: 4,
    lines: [
      { name: '2호선', color: '#00a84d' },
      { name: '신림선', color: '#6789ca' },
    ],
  },
  {
    id: 'area-sillim',
    kind: 'area',
    name: '신림동',
    detail: '서울 관악구',
    lat: 37.487,
    lng: 126.927,
    level: 6,
    lines: [],
  },
  {
    id: 'university-snu',
    kind: 'university',
    name: '서울대학교',
    detail: '서울 관악구',
    lat: 37.4599,
    lng: 126.9519,
    level: 5,
    lines: [],
  },
];

const SEOUL = { sido: '서울특별시', sigungu: '관악구' } as const;

/** Two dongs with their middles. */
export const AREAS: readonly (Area & LatLng)[] = [
  { ...SEOUL, dongliCode: '1162010200', dong: '신림동', lat: 37.487, lng: 126.927 },
  { ...SEOUL, dongliCode: '1162010100', dong: '봉천동', lat: 37.4822, lng: 126.948 },
];

export interface ListedBusStop extends LatLng {
  readonly number: string;
  readonly name: string;
}

/** Bus stops in a row to the north of 신림역, a hundred metres apart. */
export const BUS_STOPS: readonly ListedBusStop[] = Array.from({ length: 6 }, (_, index) => ({
  number: `2116${index}`,
  name: index === 0 ? '신림역' : `신림동 ${index}번째`,
  lat: 37.4842 + (index + 1) * 0.0009,
  lng: 126.9297,
}));
