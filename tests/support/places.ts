import type { Place } from '#core';

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
